import * as t from "io-ts";
import { intBetween, listUpTo, RecordId, textUpTo } from "../kernel/bounded.ts";
import { CreateKey } from "../kernel/create-key.ts";
import { exactly } from "../kernel/exactly.ts";
import { orNull } from "../kernel/or-null.ts";
import { OtherBucket } from "./field-buckets.rule.ts";
import { FieldType } from "./field-type.model.ts";
import { Field, FieldAccess, FieldSection } from "./field.model.ts";

/** Most of everything that definitions of fields may have. */
export const fieldLimits = { label: 100, options: 500, option: 200, fields: 500, sections: 100 } as const;
const mostVersions = 2_147_483_647;
const longestSlug = 110;
const mostOperators = 40;

/** An own field of an organisation. `version` goes up with every change; `deleted_at`: epoch seconds, null while it is in use. */
export const StoredField = t.intersection(
  [Field, t.type({ id: t.number, version: t.number, deleted_at: orNull(t.number) })],
  "StoredField",
);
export type StoredField = t.TypeOf<typeof StoredField>;

/** What contacts of an organisation can hold, as the person who asks may see it. */
export const FieldSchema = t.type(
  { sections: t.readonlyArray(FieldSection), built_in: t.readonlyArray(Field), fields: t.readonlyArray(StoredField) },
  "FieldSchema",
);
export type FieldSchema = t.TypeOf<typeof FieldSchema>;

const Label = textUpTo(fieldLimits.label);
const Option = textUpTo(fieldLimits.option);
const Options = t.union([listUpTo(Option, fieldLimits.options), t.record(Option, Option)]);
const ShareEditable = t.union([t.literal(0), t.literal(1)]);
const Operators = listUpTo(textUpTo(longestSlug), mostOperators);

const plain = {
  section: textUpTo(longestSlug),
  editable: t.boolean,
  form_hidden: t.boolean,
  required: t.boolean,
  is_event: t.boolean,
};
const definition = {
  ...plain,
  values: orNull(Options),
  access: orNull(FieldAccess),
  share_editable: orNull(ShareEditable),
  filters: orNull(Operators),
};
/** Of a change, null is a value, and what is not named is not null. */
const changed = {
  ...plain,
  values: t.union([Options, t.null]),
  access: t.union([FieldAccess, t.null]),
  share_editable: t.union([ShareEditable, t.null]),
  filters: t.union([Operators, t.null]),
};

/** A field to be made; its key follows from its label, and in which bucket it is never changes. `key` names the attempt: sent twice, it makes one field, defined as it was sent last. */
export const NewField = exactly(
  "NewField",
  { label: Label, type: FieldType },
  { ...definition, custom_object_id: orNull(t.union([t.number, textUpTo(longestSlug)])), bucket_id: orNull(OtherBucket), key: CreateKey },
);
export type NewField = t.TypeOf<typeof NewField>;

/** A change to the definition of a field; what is not named stays. Its type changes by conversion alone. `version` is the one that the change was made on. */
export const FieldChange = exactly("FieldChange", { version: intBetween(1, mostVersions) }, { label: Label, ...changed });
export type FieldChange = t.TypeOf<typeof FieldChange>;

const SectionOrder = exactly("SectionOrder", { slug: textUpTo(longestSlug), fields: listUpTo(RecordId, fieldLimits.fields) }, {});

/** The sections in their order, each with its fields in theirs; what is not named keeps its place behind the rest. */
export const FieldArrangement = exactly("FieldArrangement", { sections: listUpTo(SectionOrder, fieldLimits.sections) }, {});
export type FieldArrangement = t.TypeOf<typeof FieldArrangement>;

/** What a field is used by: contacts that have a value in it, and the names of groups that ask for it. */
export const FieldUsage = t.type({ contacts: t.number, groups: t.readonlyArray(t.string) }, "FieldUsage");
export type FieldUsage = t.TypeOf<typeof FieldUsage>;

/** What a conversion would do. `blocked_by`: groups with an operator that the new type lacks; while there are any, nothing is converted. */
export const ConversionPlan = t.type(
  {
    total: t.number,
    refused: t.number,
    samples: t.readonlyArray(t.unknown),
    warning: orNull(t.string),
    blocked_by: t.readonlyArray(t.string),
  },
  "ConversionPlan",
);
export type ConversionPlan = t.TypeOf<typeof ConversionPlan>;

/** A conversion that can be taken back. `until`: epoch seconds */
export const PastConversion = t.type(
  { id: t.number, field_id: t.number, label: t.string, from: FieldType, to: FieldType, at: t.number, until: t.number, emptied: t.number },
  "PastConversion",
);
export type PastConversion = t.TypeOf<typeof PastConversion>;

/** What is no longer in use but can be brought back. */
export const FieldBin = t.type({ fields: t.readonlyArray(StoredField), conversions: t.readonlyArray(PastConversion) }, "FieldBin");
export type FieldBin = t.TypeOf<typeof FieldBin>;

/** What checking the values of a form says. */
export const FieldVerdict = t.type(
  {
    status: t.literal("success"),
    valid: t.boolean,
    errors: t.record(t.string, t.readonlyArray(t.string)),
    normalized: t.record(t.string, t.unknown),
  },
  "FieldVerdict",
);
export type FieldVerdict = t.TypeOf<typeof FieldVerdict>;
