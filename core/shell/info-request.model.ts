import * as t from "io-ts";

/** A text with its title, for the information window. */
export const InfoRequest = t.type({ title: t.string, text: t.string }, "InfoRequest");
export type InfoRequest = t.TypeOf<typeof InfoRequest>;

declare module "./modals.service.ts" {
  interface ModalParams {
    readonly info: InfoRequest;
  }
}
