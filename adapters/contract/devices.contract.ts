import * as t from "io-ts";
import { staff } from "../../core/access/access-rule.rule.ts";
import { boundedText } from "../../core/auth/bounded-text.model.ts";
import { Device, DeviceName } from "../../core/notifications/device-token.model.ts";
import { endpoint, noInput } from "./endpoint.ts";
import { Done } from "./envelope.ts";

const path = "/api/users/device_token";

/** Endpoints for the devices on which the caller receives notifications. */
export const devices = {
  list: endpoint({
    ...noInput,
    name: "devices.list",
    summary: "Lists the caller's devices that can receive notifications.",
    method: "GET",
    path,
    access: staff(),
    carriesTeams: false,
    reply: t.readonlyArray(Device),
  }),
  keep: endpoint({
    ...noInput,
    name: "devices.keep",
    summary: "Registers a device for notifications for 28 days; expired devices are deleted.",
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
    summary: "Deletes a device of the caller.",
    method: "DELETE",
    path,
    access: staff(),
    carriesTeams: false,
    query: t.type({ token: boundedText("DeviceToken", 8, 200) }),
    reply: Done,
  }),
} as const;
