import type { ImportStore } from "../../core/import/imports.port.ts";
import { imports } from "../contract/imports.contract.ts";
import { type Caller, none } from "./caller.ts";

/** Imports over HTTP. */
export const makeImportsHttp = (call: Caller): ImportStore => ({
  list: () => call(imports.list, none),
  get: (id) => call(imports.get, { ...none, params: { id } }),
  upload: (file, filename) => call(imports.upload, { ...none, query: { filename }, file }),
  change: (id, body) => call(imports.change, { ...none, params: { id }, body }),
  addField: (id, column, field) => call(imports.addField, { ...none, params: { id }, body: { column, field } }),
  addOptions: (id, column, options) => call(imports.addOptions, { ...none, params: { id }, body: { column, options: [...options] } }),
  plan: (id) => call(imports.plan, { ...none, params: { id } }),
  rows: (id, query) => call(imports.rows, { ...none, params: { id }, query }),
  run: (id, plan) => call(imports.run, { ...none, params: { id }, query: { plan: plan ?? 0 } }),
  cancel: (id) => call(imports.cancel, { ...none, params: { id } }),
  undo: (id) => call(imports.undo, { ...none, params: { id } }),
});
