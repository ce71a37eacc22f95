"""The REST endpoints of Web Push: the devices on which a guest is called."""

import asyncio
from functools import partial

from starlette.responses import Response

from serai.protocol import bodies
from serai.server.http.endpoints import Asked, Endpoint


async def read_devices(asked: Asked) -> bodies.DevicesListed:
    """The devices you are called on, and the key by which a browser subscribes."""
    push, guest = asked.service.push, await asked.guest()
    key = push.key
    found = await asyncio.to_thread(push.devices.of, guest.id)
    return bodies.DevicesListed(key, tuple(device.shown() for device in found))


async def add_device(asked: Asked) -> bodies.Device:
    """Be called on this device too, or in another way; the oldest of more than five goes."""
    push, guest = asked.service.push, await asked.guest()
    _ = push.key  # refused where nobody can be called
    await asked.service.limits.require("device", guest.id)
    return (await asked.service.writes(push.devices.add, guest.id, asked.body)).shown()


async def remove_device(asked: Asked) -> Response:
    """Be called on this device no longer."""
    guest = await asked.guest()
    await asked.service.writes(asked.service.push.devices.remove, guest.id, asked.body.endpoint)
    return Response(b"{}", media_type="application/json")


async def test_device(asked: Asked) -> bodies.PushAnswer:
    """Be called on this device now, to see whether it works; the answer of its push service."""
    guest = await asked.guest()
    await asked.service.limits.require("device", guest.id, cost=3)
    return await asked.service.push.test(guest.id, asked.body.endpoint)


async def forget(asked: Asked, guest: str, endpoint: str | None) -> None:
    """Stop calls to a device that the guest leaves; without an endpoint: to all devices."""
    await asked.service.writes(partial(asked.service.push.devices.remove, guest, endpoint))


ENDPOINTS = (
    Endpoint("GET", "/api/me/devices", read_devices, bodies.DevicesListed),
    Endpoint("POST", "/api/me/devices", add_device, bodies.Device, bodies.NewDevice, 201),
    Endpoint("DELETE", "/api/me/devices", remove_device, None, bodies.DeviceNamed),
    Endpoint("POST", "/api/me/devices/test", test_device, bodies.PushAnswer, bodies.DeviceNamed),
)
