import json

from django.conf import settings
from django.db import transaction
from django.forms import ModelForm
from django.http import JsonResponse
from django.shortcuts import get_object_or_404
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_GET, require_POST

from . import mail
from .models import Order


class OrderForm(ModelForm):
    class Meta:
        model = Order
        fields = ["buyer", "item"]


@csrf_exempt
@require_POST
def place_order(request):
    form = OrderForm(json.loads(request.body))
    # What is no address is refused here: the engine looks at the request after the commit.
    if not form.is_valid():
        return JsonResponse({"error": form.errors}, status=422)
    # The order and its confirmation: both, or neither.
    with transaction.atomic():
        order = form.save()
        order.email = mail.send(
            {
                "from": f"Lamp Shop <{settings.MAIL_FROM}>",
                "to": order.buyer,
                "subject": f"Order {order.id}",
                "text": f"We are packing your {order.item}.",
            },
            key=f"order-{order.id}",
        )
        order.save()
    return JsonResponse({"id": order.id, "buyer": order.buyer, "item": order.item}, status=201)


def notice(order):
    """What the buyer should know of the confirmation. The order is kept, whatever became of it."""
    email = mail.look(order.email)
    if email is None or email[0] in ("queued", "scheduled"):
        return "The confirmation is on its way."
    status, error = email
    # It begins with a code that never changes.
    if error.startswith("recipient_suppressed:"):
        return f"Mail to {order.buyer} came back, so we sent no confirmation."
    if status == "failed":
        return f"We could not send the confirmation: {error}"
    return "The confirmation is sent."


@require_GET
def show_order(request, order_id):
    order = get_object_or_404(Order, pk=order_id)
    return JsonResponse({"id": order.id, "buyer": order.buyer, "item": order.item, "notice": notice(order)})
