import * as E from "fp-ts/lib/Either.js";
import { checkedCustomValues } from "../contacts/custom-values.rule.ts";
import type { FieldRefusals } from "../kernel/failure.ts";
import { isObject } from "../kernel/is-object.ts";
import { isEmptyValue } from "./empty-value.rule.ts";
import { bucketOfKey, type OtherBucket } from "./field-buckets.rule.ts";
import { storedFieldValue } from "./field-value.rule.ts";
import type { Field, FieldBucket } from "./field.model.ts";

type Values = Readonly<Record<string, unknown>>;

/** The fields of a bucket. */
export const fieldsOfBucket = <F extends Pick<Field, "name" | "bucket_id">>(fields: readonly F[], bucket: OtherBucket): readonly F[] =>
  fields.filter(({ name }) => bucketOfKey(name) === bucket);

/** The values of a user after a change, without emptied ones; or the validation errors, by `values.{key}`. */
export const changedRepValues = (fields: readonly Field[], stored: Values, change: Values): E.Either<FieldRefusals, Values> => {
  const own = fieldsOfBucket(fields, "rep").map((field): Field => ({ ...field, bucket_id: null }));
  const checked = checkedCustomValues(own, change, stored);
  if (E.isLeft(checked))
    return E.left(
      Object.fromEntries(Object.entries(checked.left).map(([path, messages]) => [path.replace(/^fields\./, "values."), messages])),
    );
  return E.right(Object.fromEntries(Object.entries({ ...stored, ...checked.right }).filter(([, value]) => !isEmptyValue(value))));
};

const titles = { default: "Contacts", rep: "Assigned user", http: "Live data" } as const;
const othersTitle = "Other systems";

/**
 * Fields by the source of their values: the contacts' own bucket, the users', the fetched one, then others by their bucket id.
 * @param fetched title of the fetched bucket; null for the default title
 */
export const bucketsOf = (fields: readonly Field[], fetched: string | null): readonly FieldBucket[] => {
  const typeOf = ({ bucket_id }: Field): string => (bucket_id === null ? "default" : String(bucket_id));
  const bucket = (type: string, title: string): FieldBucket => ({
    id: type,
    type,
    title,
    fields: Object.fromEntries(fields.filter((field) => typeOf(field) === type).map((field) => [field.name, field])),
  });
  const others = [...new Set(fields.map(typeOf))].filter((type) => !Object.hasOwn(titles, type)).toSorted();
  return [
    bucket("default", titles.default),
    bucket("rep", titles.rep),
    bucket("http", fetched ?? titles.http),
    ...others.map((type) => bucket(type, type === "others" ? othersTitle : type)),
  ];
};

const textTypes: ReadonlySet<string> = new Set(["string", "textarea", "id_number"]);

const readable = ({ type }: Field, value: unknown): unknown =>
  textTypes.has(type) && (typeof value === "number" || typeof value === "boolean") ? String(value) : value;

const longest = 5_000;

/**
 * The values of fetched fields in a response, read by field key without the prefix; null where the response is no object.
 * @property refused labels of fields with an invalid value in the response
 */
export const valuesOfAnswer = (
  fields: readonly Field[],
  answer: unknown,
): { readonly values: Values; readonly refused: readonly string[] } | null => {
  if (!isObject(answer)) return null;
  const values: Record<string, unknown> = {};
  const refused: string[] = [];
  for (const field of fieldsOfBucket(fields, "http")) {
    const key = field.name.slice(field.name.indexOf("_") + 1);
    const told: unknown = Object.hasOwn(answer, key) ? answer[key] : null;
    if (isEmptyValue(told)) continue;
    const read = storedFieldValue(field.name, field.type, readable(field, told));
    if (read._tag === "Some" && JSON.stringify(read.value).length <= longest) values[field.name] = read.value;
    else refused.push(field.label);
  }
  return { values, refused };
};
