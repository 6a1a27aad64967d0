import * as t from "io-ts";

/**
 * The parameters of the dialog for an SMS line.
 * @property team id of the team that the line is for
 */
export const PhoneRequest = t.partial({ team: t.number }, "PhoneRequest");
export type PhoneRequest = t.TypeOf<typeof PhoneRequest>;

declare module "../shell/modals.service.ts" {
  interface ModalParams {
    readonly "phone-line": PhoneRequest;
  }
}
