import os
from urllib.parse import unquote, urlsplit

database = urlsplit(os.environ["DATABASE_URL"])
DATABASES = {
    "default": {
        "ENGINE": "django.db.backends.postgresql",
        "NAME": database.path[1:],
        "USER": unquote(database.username or ""),
        "PASSWORD": unquote(database.password or ""),
        "HOST": database.hostname or "",
        "PORT": database.port or "",
    }
}

# For reading what became of an email; storing one needs neither.
SENDWRIGHT_URL = os.environ.get("SENDWRIGHT_URL", "http://127.0.0.1:4400")
SENDWRIGHT_KEY = os.environ.get("SENDWRIGHT_KEY", "")
MAIL_FROM = os.environ.get("MAIL_FROM", "")

SECRET_KEY = os.environ.get("SECRET_KEY", "example")
DEBUG = True
ROOT_URLCONF = "shop.urls"
INSTALLED_APPS = ["shop"]
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"
USE_TZ = True
