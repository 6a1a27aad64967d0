import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";
import type { Device } from "./device-token.model.ts";

/** Where the devices are kept on which the user may be notified. */
export type DeviceStore = {
  readonly list: () => TaskEither<Failure, readonly Device[]>;
  /** Keeps a device, or says that it is still there; devices not there for 28 days are forgotten. */
  readonly keep: (token: string) => TaskEither<Failure, void>;
  readonly forget: (token: string) => TaskEither<Failure, void>;
};
export const DeviceStore = token<DeviceStore>("notifications.devices");
