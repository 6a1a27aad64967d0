import * as t from "io-ts";

/**
 * What the window of a line for texts is opened with.
 * @property team id of the team that it is for
 */
export const PhoneRequest = t.partial({ team: t.number }, "PhoneRequest");
export type PhoneRequest = t.TypeOf<typeof PhoneRequest>;

declare module "../shell/modals.service.ts" {
  interface ModalParams {
    readonly "phone-line": PhoneRequest;
  }
}
