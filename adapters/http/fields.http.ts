import type { FieldStore } from "../../core/fields/fields.port.ts";
import { fields } from "../contract/fields.contract.ts";
import { type Caller, none, returned } from "./caller.ts";

/** Definitions of fields kept by the server. */
export const makeFieldsHttp = (call: Caller): FieldStore => ({
  schema: call(fields.schema, none, returned),
  create: (body) => call(fields.create, { ...none, body }, returned),
  update: (id, body) => call(fields.update, { ...none, params: { id }, body }, returned),
  arrange: (body) => call(fields.arrange, { ...none, body }, returned),
  addSection: (title) => call(fields.addSection, { ...none, body: { title } }, returned),
  renameSection: (slug, title) => call(fields.renameSection, { ...none, params: { slug }, body: { title } }, returned),
  removeSection: (slug) => call(fields.removeSection, { ...none, params: { slug } }, returned),
  usage: (id) => call(fields.usage, { ...none, params: { id } }, returned),
  remove: (id) => call(fields.remove, { ...none, params: { id } }, returned),
  restore: (id) => call(fields.restore, { ...none, params: { id } }, returned),
  bin: call(fields.bin, none, returned),
  plan: (id, to) => call(fields.plan, { ...none, params: { id }, body: { to } }, returned),
  convert: (id, to, confirmed) => call(fields.convert, { ...none, params: { id }, body: { to, confirmed } }, returned),
  revert: (id) => call(fields.revert, { ...none, params: { id } }, returned),
  validate: (values) => call(fields.validate, { ...none, body: { fields: values } }, returned),
});
