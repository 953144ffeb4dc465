from django.db import migrations, models


class Migration(migrations.Migration):

    initial = True

    dependencies = [
    ]

    operations = [
        migrations.CreateModel(
            name='Order',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('buyer', models.EmailField(max_length=254)),
                ('item', models.TextField()),
                ('email', models.UUIDField(null=True)),
            ],
        ),
    ]
