import { pipe } from "fp-ts/lib/function.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import type { DeviceStore } from "../../core/notifications/devices.port.ts";
import { devices } from "../contract/devices.contract.ts";
import { type Caller, none } from "./caller.ts";

const nothing = TE.map((): void => undefined);

/** Registered devices over HTTP. */
export const makeDevicesHttp = (call: Caller): DeviceStore => ({
  list: () => call(devices.list, none),
  keep: (token) => pipe(call(devices.keep, { ...none, body: { token } }), nothing),
  forget: (token) => pipe(call(devices.forget, { ...none, query: { token } }), nothing),
});
