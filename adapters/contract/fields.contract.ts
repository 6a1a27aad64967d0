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
    summary: "The sections and fields of contacts that the caller may see.",
    method: "GET",
    path,
    access: staff(),
    reply: FieldSchema,
  }),
  create: endpoint({
    ...noInput,
    name: "fields.create",
    summary: "Makes a field; its key follows from its label.",
    method: "POST",
    path,
    access,
    body: NewField,
    reply: StoredField,
  }),
  update: endpoint({
    ...noInput,
    name: "fields.update",
    summary: "Changes the definition of a field; refused with 409 and the stored one when its version has moved on.",
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
    summary: "Takes a field out of use; the values of contacts are kept.",
    method: "DELETE",
    path: `${path}/:id`,
    access,
    params,
    reply: StoredField,
  }),
  restore: endpoint({
    ...noInput,
    name: "fields.restore",
    summary: "Brings a field back into use, with its values.",
    method: "POST",
    path: `${path}/:id/restore`,
    access,
    params,
    reply: StoredField,
  }),
  usage: endpoint({
    ...noInput,
    name: "fields.usage",
    summary: "How many contacts have a value in a field, and which groups ask for it.",
    method: "GET",
    path: `${path}/:id/usage`,
    access,
    params,
    reply: FieldUsage,
  }),
  bin: endpoint({
    ...noInput,
    name: "fields.bin",
    summary: "Fields out of use, and conversions that can be taken back.",
    method: "GET",
    path: `${path}/bin`,
    access,
    reply: FieldBin,
  }),
  plan: endpoint({
    ...noInput,
    name: "fields.plan",
    summary: "What a conversion would do: how many values cannot be converted, and five of them. Nothing is written.",
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
      "Gives a field another type and converts its values; refused with 409 and the plan unless confirmed where some would be emptied. More than 2,000 values are converted in the background: the field is answered with its old type, and its values cannot be changed meanwhile.",
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
      'Takes a conversion back within 30 days; one to secrets is forbidden with `needs` "password" unless that was entered within five minutes.',
    method: "POST",
    path: `${path}/conversions/:id/revert`,
    access,
    params,
    reply: StoredField,
  }),
  validate: endpoint({
    ...noInput,
    name: "fields.validate",
    summary: "Checks values by the fields that the caller sees; answers 200 whether they are right or not.",
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
    summary: "Puts sections, and the fields in them, in order.",
    method: "PUT",
    path: `${path}/order`,
    access,
    body: FieldArrangement,
    reply: FieldSchema,
  }),
  addSection: endpoint({
    ...noInput,
    name: "fields.addSection",
    summary: "Makes a section.",
    method: "POST",
    path: `${path}/sections`,
    access,
    body: title,
    reply: FieldSection,
  }),
  renameSection: endpoint({
    ...noInput,
    name: "fields.renameSection",
    summary: "Gives a section another title.",
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
    summary: "Takes a section away; its fields go to the default one.",
    method: "DELETE",
    path: `${path}/sections/:slug`,
    access,
    params: slug,
    reply: FieldSchema,
  }),
} as const;
