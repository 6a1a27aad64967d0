import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";
import type { Device } from "./device-token.model.ts";

/** The store of devices on which the user may be notified. */
export type DeviceStore = {
  readonly list: () => TaskEither<Failure, readonly Device[]>;
  /** Stores a device or updates when it was last seen; devices not seen for 28 days are deleted. */
  readonly keep: (token: string) => TaskEither<Failure, void>;
  readonly forget: (token: string) => TaskEither<Failure, void>;
};
export const DeviceStore = token<DeviceStore>("notifications.devices");
