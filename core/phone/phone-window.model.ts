import * as t from "io-ts";
import { modalKind } from "../shell/modal-kind.model.ts";

/**
 * What the window of a line for texts is opened with.
 * @property team id of the team that it is for
 */
export const PhoneRequest = t.partial({ team: t.number }, "PhoneRequest");
export type PhoneRequest = t.TypeOf<typeof PhoneRequest>;

/** The window in which a line for texts is set up. */
export const phoneWindow = modalKind<PhoneRequest>("phone-line");
