import * as t from "io-ts";
import { modalKind } from "../shell/modal-kind.model.ts";

/** The record whose history is shown, and its name. */
export const HistoryRequest = t.type(
  { of: t.keyof({ contact: null, group: null, field: null }), id: t.number, name: t.string },
  "HistoryRequest",
);
export type HistoryRequest = t.TypeOf<typeof HistoryRequest>;

/** The window with the history of a record. */
export const historyWindow = modalKind<HistoryRequest>("history");
