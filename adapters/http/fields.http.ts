import type { FieldStore } from "../../core/fields/fields.port.ts";
import { fields } from "../contract/fields.contract.ts";
import { type Caller, none } from "./caller.ts";

/** Field definitions over HTTP. */
export const makeFieldsHttp = (call: Caller): FieldStore => ({
  schema: call(fields.schema, none),
  create: (body) => call(fields.create, { ...none, body }),
  update: (id, body) => call(fields.update, { ...none, params: { id }, body }),
  arrange: (body) => call(fields.arrange, { ...none, body }),
  addSection: (title) => call(fields.addSection, { ...none, body: { title } }),
  renameSection: (slug, title) => call(fields.renameSection, { ...none, params: { slug }, body: { title } }),
  removeSection: (slug) => call(fields.removeSection, { ...none, params: { slug } }),
  usage: (id) => call(fields.usage, { ...none, params: { id } }),
  remove: (id) => call(fields.remove, { ...none, params: { id } }),
  restore: (id) => call(fields.restore, { ...none, params: { id } }),
  bin: call(fields.bin, none),
  plan: (id, to) => call(fields.plan, { ...none, params: { id }, body: { to } }),
  convert: (id, to, confirmed) => call(fields.convert, { ...none, params: { id }, body: { to, confirmed } }),
  revert: (id) => call(fields.revert, { ...none, params: { id } }),
  validate: (values) => call(fields.validate, { ...none, body: { fields: values } }),
});
