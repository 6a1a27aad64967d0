import * as t from "io-ts";
import { staff } from "../../core/access/access-rule.rule.ts";
import { boundedText } from "../../core/auth/bounded-text.ts";
import { Device, DeviceName } from "../../core/notifications/device-token.model.ts";
import { endpoint, noInput } from "./endpoint.ts";
import { Done } from "./envelope.ts";

const path = "/api/users/device_token";

/** Endpoints for the devices on which the caller receives notifications. */
export const devices = {
  list: endpoint({
    ...noInput,
    name: "devices.list",
    summary: "One's own devices that may be notified.",
    method: "GET",
    path,
    access: staff(),
    carriesTeams: false,
    reply: t.readonlyArray(Device),
  }),
  keep: endpoint({
    ...noInput,
    name: "devices.keep",
    summary: "Keeps a device for 28 days; those not there for longer are forgotten.",
    method: "POST",
    path,
    access: staff(),
    carriesTeams: false,
    body: DeviceName,
    reply: Done,
  }),
  forget: endpoint({
    ...noInput,
    name: "devices.forget",
    summary: "Forgets one of one's own devices.",
    method: "DELETE",
    path,
    access: staff(),
    carriesTeams: false,
    query: t.type({ token: boundedText("DeviceToken", 8, 200) }),
    reply: Done,
  }),
} as const;
