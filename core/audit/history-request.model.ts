import * as t from "io-ts";

/** The record whose history is shown, and its name. */
export const HistoryRequest = t.type(
  { of: t.keyof({ contact: null, group: null, field: null }), id: t.number, name: t.string },
  "HistoryRequest",
);
export type HistoryRequest = t.TypeOf<typeof HistoryRequest>;

declare module "../shell/modals.service.ts" {
  interface ModalParams {
    readonly history: HistoryRequest;
  }
}
