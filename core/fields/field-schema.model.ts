import * as t from "io-ts";
import { intBetween, listUpTo, RecordId, textUpTo } from "../kernel/bounded.ts";
import { CreateKey } from "../kernel/create-key.ts";
import { exactly } from "../kernel/exactly.ts";
import { orNull } from "../kernel/or-null.ts";
import { OtherBucket } from "./field-buckets.rule.ts";
import { FieldType } from "./field-type.model.ts";
import { Field, FieldAccess, FieldSection } from "./field.model.ts";

/** Limits of field definitions. */
export const fieldLimits = { label: 100, options: 500, option: 200, fields: 500, sections: 100 } as const;
const mostVersions = 2_147_483_647;
const longestSlug = 110;
const mostOperators = 40;

/** A custom field of an organisation. `version` increases with every change; `deleted_at`: epoch seconds, null while it is in use. */
export const StoredField = t.intersection(
  [Field, t.type({ id: t.number, version: t.number, deleted_at: orNull(t.number) })],
  "StoredField",
);
export type StoredField = t.TypeOf<typeof StoredField>;

/** The fields of contacts of an organisation, as visible to the caller. */
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
/** In a change null is a value; an omitted part is unchanged. */
const changed = {
  ...plain,
  values: t.union([Options, t.null]),
  access: t.union([FieldAccess, t.null]),
  share_editable: t.union([ShareEditable, t.null]),
  filters: t.union([Operators, t.null]),
};

/**
 * A field to create; its key derives from its label, and its bucket never changes. `key`: idempotency key; a retry updates the definition.
 */
export const NewField = exactly(
  "NewField",
  { label: Label, type: FieldType },
  { ...definition, custom_object_id: orNull(t.union([t.number, textUpTo(longestSlug)])), bucket_id: orNull(OtherBucket), key: CreateKey },
);
export type NewField = t.TypeOf<typeof NewField>;

/**
 * A change to the definition of a field; omitted parts are unchanged. Its type changes only by conversion. `version` is the one that the
 * change is based on.
 */
export const FieldChange = exactly("FieldChange", { version: intBetween(1, mostVersions) }, { label: Label, ...changed });
export type FieldChange = t.TypeOf<typeof FieldChange>;

const SectionOrder = exactly("SectionOrder", { slug: textUpTo(longestSlug), fields: listUpTo(RecordId, fieldLimits.fields) }, {});

/** The order of sections and of their fields; omitted ones keep their order after the rest. */
export const FieldArrangement = exactly("FieldArrangement", { sections: listUpTo(SectionOrder, fieldLimits.sections) }, {});
export type FieldArrangement = t.TypeOf<typeof FieldArrangement>;

/** Usage of a field: number of contacts with a value, and names of groups that filter by it. */
export const FieldUsage = t.type({ contacts: t.number, groups: t.readonlyArray(t.string) }, "FieldUsage");
export type FieldUsage = t.TypeOf<typeof FieldUsage>;

/** The effect of a conversion. `blocked_by`: groups with an operator that the new type lacks; they prevent the conversion. */
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

/** A conversion that can be undone. `until`: epoch seconds */
export const PastConversion = t.type(
  { id: t.number, field_id: t.number, label: t.string, from: FieldType, to: FieldType, at: t.number, until: t.number, emptied: t.number },
  "PastConversion",
);
export type PastConversion = t.TypeOf<typeof PastConversion>;

/** Deleted fields and past conversions that can be restored. */
export const FieldBin = t.type({ fields: t.readonlyArray(StoredField), conversions: t.readonlyArray(PastConversion) }, "FieldBin");
export type FieldBin = t.TypeOf<typeof FieldBin>;

/** The result of validating form values. */
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
