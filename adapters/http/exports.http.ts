import type { ExportStore } from "../../core/export/exports.port.ts";
import { contactExports } from "../contract/exports.contract.ts";
import { type Caller, none } from "./caller.ts";

/** Exports of contacts over HTTP. */
export const makeExportsHttp = (call: Caller): ExportStore => ({
  columns: () => call(contactExports.columns, none),
  begin: (body) => call(contactExports.begin, { ...none, body }),
});
