import * as t from "io-ts";
import { admins, staff } from "../../core/access/access-rule.rule.ts";
import {
  ConversionPlan,
  FieldArrangement,
  FieldBin,
  FieldChange,
  fieldLimits,
  FieldSchema,
  FieldUsage,
  FieldVerdict,
  NewField,
  StoredField,
} from "../../core/fields/field-schema.model.ts";
import { FieldType } from "../../core/fields/field-type.model.ts";
import { FieldSection } from "../../core/fields/field.model.ts";
import { textUpTo } from "../../core/kernel/bounded.ts";
import { exactly } from "../../core/kernel/exactly.ts";
import { endpoint, noInput } from "./endpoint.ts";
import { IntText } from "./wire.ts";

const path = "/api/fields";
const params = t.type({ id: IntText }, "FieldId");
const slug = t.type({ slug: t.string }, "SectionSlug");
const title = exactly("SectionTitle", { title: textUpTo(fieldLimits.label) }, {});
const access = admins;

/** Endpoints for an organisation's custom fields. */
export const fields = {
  schema: endpoint({
    ...noInput,
    name: "fields.schema",
    summary: "Lists the sections and fields of contacts that the caller can see.",
    method: "GET",
    path,
    access: staff(),
    reply: FieldSchema,
  }),
  create: endpoint({
    ...noInput,
    name: "fields.create",
    summary: "Creates a field; its key is derived from its label.",
    method: "POST",
    path,
    access,
    body: NewField,
    reply: StoredField,
  }),
  update: endpoint({
    ...noInput,
    name: "fields.update",
    summary: "Updates the definition of a field. Fails with 409 and the stored field on a version conflict.",
    method: "PUT",
    path: `${path}/:id`,
    access,
    params,
    body: FieldChange,
    reply: StoredField,
  }),
  remove: endpoint({
    ...noInput,
    name: "fields.remove",
    summary: "Deletes a field, which can be restored; the contacts' values are kept.",
    method: "DELETE",
    path: `${path}/:id`,
    access,
    params,
    reply: StoredField,
  }),
  restore: endpoint({
    ...noInput,
    name: "fields.restore",
    summary: "Restores a deleted field with its values.",
    method: "POST",
    path: `${path}/:id/restore`,
    access,
    params,
    reply: StoredField,
  }),
  usage: endpoint({
    ...noInput,
    name: "fields.usage",
    summary: "Returns how many contacts have a value in a field, and which groups refer to it.",
    method: "GET",
    path: `${path}/:id/usage`,
    access,
    params,
    reply: FieldUsage,
  }),
  bin: endpoint({
    ...noInput,
    name: "fields.bin",
    summary: "Lists deleted fields, and conversions that can be undone.",
    method: "GET",
    path: `${path}/bin`,
    access,
    reply: FieldBin,
  }),
  plan: endpoint({
    ...noInput,
    name: "fields.plan",
    summary: "Plans the conversion of a field without changing it: returns how many values cannot be converted, with five examples.",
    method: "POST",
    path: `${path}/:id/plan`,
    access,
    params,
    body: exactly("ConversionQuestion", { to: FieldType }, {}),
    reply: ConversionPlan,
  }),
  convert: endpoint({
    ...noInput,
    name: "fields.convert",
    summary:
      "Converts a field and its values to another type. Fails with 409 and the plan if values would be lost, unless confirmed. More than 2,000 values are converted in the background: the response has the old type, and the values cannot be changed until then.",
    method: "POST",
    path: `${path}/:id/convert`,
    access,
    params,
    body: exactly("Conversion", { to: FieldType, confirmed: t.boolean }, {}),
    reply: StoredField,
  }),
  revert: endpoint({
    ...noInput,
    name: "fields.revert",
    summary:
      "Undoes a conversion within 30 days. A conversion to secrets fails with 403 and `needs: password` unless the password was confirmed in the last five minutes.",
    method: "POST",
    path: `${path}/conversions/:id/revert`,
    access,
    params,
    reply: StoredField,
  }),
  validate: endpoint({
    ...noInput,
    name: "fields.validate",
    summary: "Validates values against the fields that the caller can see; the status is 200 for invalid values too.",
    method: "POST",
    path: `${path}/validate`,
    access: staff(),
    rate: "general",
    body: exactly("FieldQuestion", { fields: t.record(t.string, t.unknown) }, {}),
    reply: FieldVerdict,
  }),
  arrange: endpoint({
    ...noInput,
    name: "fields.arrange",
    summary: "Sets the order of sections and of the fields in them.",
    method: "PUT",
    path: `${path}/order`,
    access,
    body: FieldArrangement,
    reply: FieldSchema,
  }),
  addSection: endpoint({
    ...noInput,
    name: "fields.addSection",
    summary: "Creates a section.",
    method: "POST",
    path: `${path}/sections`,
    access,
    body: title,
    reply: FieldSection,
  }),
  renameSection: endpoint({
    ...noInput,
    name: "fields.renameSection",
    summary: "Renames a section.",
    method: "PUT",
    path: `${path}/sections/:slug`,
    access,
    params: slug,
    body: title,
    reply: FieldSection,
  }),
  removeSection: endpoint({
    ...noInput,
    name: "fields.removeSection",
    summary: "Deletes a section; its fields move to the default section.",
    method: "DELETE",
    path: `${path}/sections/:slug`,
    access,
    params: slug,
    reply: FieldSchema,
  }),
} as const;
