from django.db import models


class Order(models.Model):
    buyer = models.EmailField()
    item = models.TextField()
    # The confirmation's id.
    email = models.UUIDField(null=True)
