import type { ImportStore } from "../../core/import/imports.port.ts";
import { imports } from "../contract/imports.contract.ts";
import { type Caller, none, returned } from "./caller.ts";

/** Imports kept by the server; what goes wrong is said where it was asked for. */
export const makeImportsHttp = (call: Caller): ImportStore => ({
  list: () => call(imports.list, none, returned),
  get: (id) => call(imports.get, { ...none, params: { id } }, returned),
  upload: (file, filename) => call(imports.upload, { ...none, query: { filename }, file }, returned),
  change: (id, body) => call(imports.change, { ...none, params: { id }, body }, returned),
  addField: (id, column, field) => call(imports.addField, { ...none, params: { id }, body: { column, field } }, returned),
  addOptions: (id, column, options) =>
    call(imports.addOptions, { ...none, params: { id }, body: { column, options: [...options] } }, returned),
  plan: (id) => call(imports.plan, { ...none, params: { id } }, returned),
  rows: (id, query) => call(imports.rows, { ...none, params: { id }, query }, returned),
  run: (id, plan) => call(imports.run, { ...none, params: { id }, query: { plan: plan ?? 0 } }, returned),
  cancel: (id) => call(imports.cancel, { ...none, params: { id } }, returned),
  undo: (id) => call(imports.undo, { ...none, params: { id } }, returned),
});
