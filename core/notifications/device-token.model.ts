import * as t from "io-ts";
import { boundedText } from "../auth/bounded-text.model.ts";
import { exactly } from "../kernel/exactly.ts";

/** Seconds for which a device may be notified after it was last seen: 28 days. */
export const deviceTokenSeconds = 2_419_200;

/**
 * Whether a device was last seen too long ago and is deleted.
 * @param now epoch seconds
 */
export const isStaleDevice = ({ seen_at }: { readonly seen_at: number }, now: number): boolean => now - seen_at >= deviceTokenSeconds;

/** A device on which a user may be notified; times are epoch seconds. */
export const Device = t.type({ id: t.number, token: t.string, user_agent: t.string, created_at: t.number, seen_at: t.number }, "Device");
export type Device = t.TypeOf<typeof Device>;

/** The token that a device has generated for itself. */
export const DeviceName = exactly("DeviceName", { token: boundedText("DeviceToken", 8, 200) }, {});
export type DeviceName = t.TypeOf<typeof DeviceName>;
