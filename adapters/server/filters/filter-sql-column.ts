import {
  contactField,
  type ContactFieldKind,
  type ContactFieldName,
  contactFieldNames,
} from "../../../core/contacts/contact-fields.model.ts";
import { bucketOfKey } from "../../../core/fields/field-buckets.rule.ts";
import { recordOf } from "../../../core/kernel/record-of.ts";
import type { SqlFragment } from "./filter-sql-fragment.ts";
import { fragment, identifier } from "./filter-sql-fragment.ts";
import { no, storable, type TextCondition, trimmed, whiteSpace } from "./filter-sql-text.ts";

/** The location of a field's value in a contact row. */
export type SqlColumn = { readonly kind: "text" | "texts" | "number" | "json"; readonly value: SqlFragment };

const columnKinds = {
  text: "text",
  kept: "text",
  emails: "texts",
  mobiles: "texts",
  tags: "texts",
  seconds: "number",
  number: "number",
} as const satisfies Record<ContactFieldKind, SqlColumn["kind"]>;

const ownColumns: Readonly<Record<string, SqlColumn["kind"]>> = recordOf<
  ContactFieldName,
  Readonly<Record<ContactFieldName, SqlColumn["kind"]>>
>(contactFieldNames, (name) => columnKinds[contactField(name).kind]);

/**
 * The column of a field: a real column, its key in `fields`, or for a field of users the value of the assigned user.
 * @param table the name or alias of contacts in the query
 */
export const columnOf = (field: string, table: string): SqlColumn => {
  const own = Object.hasOwn(ownColumns, field) ? ownColumns[field] : undefined;
  if (own !== undefined) return { kind: own, value: fragment`${identifier(table)}.${identifier(field)}` };
  const stored = storable([field]).length > 0;
  const fields = fragment`${identifier(table)}."fields"`;
  if (bucketOfKey(field) === "rep")
    return {
      kind: "json",
      value: fragment`(SELECT v.fields -> ${field}::text FROM rep_values v WHERE v.org_id = ${identifier(table)}.org_id AND v.user_key = ${fields} #>> '{assignedUser,0}')`,
    };
  return { kind: "json", value: stored ? fragment`(${fields} -> ${field}::text)` : fragment`NULL::jsonb` };
};

const scalar = (json: SqlFragment): SqlFragment => fragment`(${json} #>> '{}')`;

/** Whether any text among the values of a column satisfies a condition; never null. */
export const anyText = ({ kind, value }: SqlColumn, { one: condition, among }: TextCondition): SqlFragment => {
  switch (kind) {
    case "text":
      return fragment`COALESCE(${condition(value)}, FALSE)`;
    case "number":
      return fragment`COALESCE(${condition(fragment`(${value})::text`)}, FALSE)`;
    case "texts":
      if (among !== null) return fragment`COALESCE(${among(value)}, FALSE)`;
      return fragment`CASE cardinality(${value}) WHEN 0 THEN FALSE WHEN 1 THEN COALESCE(${condition(fragment`(${value})[1]`)}, FALSE) ELSE EXISTS (SELECT 1 FROM unnest(${value}) AS e(v) WHERE ${condition(fragment`e.v`)}) END`;
    case "json":
      return fragment`COALESCE(CASE jsonb_typeof(${value}) WHEN 'array' THEN EXISTS (SELECT 1 FROM jsonb_array_elements(${value}) AS e(v) WHERE jsonb_typeof(e.v) NOT IN ('array', 'object') AND ${condition(scalar(fragment`e.v`))}) WHEN 'object' THEN FALSE ELSE ${condition(scalar(value))} END, FALSE)`;
  }
};

/** The texts of a column as the rows `e(v)` of a FROM clause. */
export const textRows = ({ kind, value }: SqlColumn): SqlFragment => {
  switch (kind) {
    case "text":
      return fragment`(VALUES (${value})) AS e(v)`;
    case "number":
      return fragment`(VALUES ((${value})::text)) AS e(v)`;
    case "texts":
      return fragment`unnest(${value}) AS e(v)`;
    case "json":
      return fragment`jsonb_array_elements(CASE jsonb_typeof(${value}) WHEN 'array' THEN ${value} ELSE jsonb_build_array(${value}) END) AS a(j), LATERAL (SELECT CASE WHEN jsonb_typeof(a.j) IN ('array', 'object') THEN NULL ELSE a.j #>> '{}' END) AS e(v)`;
  }
};

const filled = (text: SqlFragment): SqlFragment => fragment`${trimmed(text)} <> ''`;
const isFilled: TextCondition = {
  one: filled,
  among: (texts) => fragment`translate(array_to_string(${texts}, ''), ${whiteSpace}, '') <> ''`,
};

/** Whether a column has a value; never null. */
export const isPresent = (column: SqlColumn): SqlFragment => {
  const { kind, value } = column;
  if (kind === "number") return fragment`(${value} IS NOT NULL)`;
  if (kind !== "json") return anyText(column, isFilled);
  const element = fragment`CASE jsonb_typeof(e.v) WHEN 'null' THEN FALSE WHEN 'string' THEN ${filled(scalar(fragment`e.v`))} ELSE TRUE END`;
  return fragment`(${value} IS NOT NULL AND CASE jsonb_typeof(${value}) WHEN 'null' THEN FALSE WHEN 'string' THEN ${filled(scalar(value))} WHEN 'array' THEN EXISTS (SELECT 1 FROM jsonb_array_elements(${value}) AS e(v) WHERE ${element}) ELSE TRUE END)`;
};

/** Whether the number in a column satisfies a condition; false for other values. */
export const onNumber = ({ kind, value }: SqlColumn, condition: (number: SqlFragment) => SqlFragment): SqlFragment => {
  if (kind === "number") return fragment`COALESCE(${condition(fragment`(${value})::float8`)}, FALSE)`;
  return kind === "json"
    ? fragment`COALESCE(CASE WHEN jsonb_typeof(${value}) = 'number' THEN ${condition(fragment`(${value})::float8`)} END, FALSE)`
    : no;
};

/** Whether the date in a column, as a sortable number, satisfies a condition; false for text not in date format. */
export const onDate = ({ kind, value }: SqlColumn, condition: (key: SqlFragment) => SqlFragment): SqlFragment => {
  if (kind !== "text" && kind !== "json") return no;
  const text = kind === "text" ? value : scalar(value);
  const isText = kind === "text" ? fragment`TRUE` : fragment`jsonb_typeof(${value}) = 'string'`;
  return fragment`COALESCE(CASE WHEN ${isText} AND ${text} ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' THEN ${condition(fragment`replace(${text}, '-', '')::int`)} END, FALSE)`;
};

/** Whether a column holds exactly this boolean. */
export const isFlag = ({ kind, value }: SqlColumn, wanted: boolean): SqlFragment =>
  kind === "json" ? fragment`COALESCE(${value} = to_jsonb(${wanted}::boolean), FALSE)` : no;
