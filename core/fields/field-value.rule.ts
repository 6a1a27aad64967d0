import { pipe } from "fp-ts/lib/function.js";
import * as O from "fp-ts/lib/Option.js";
import * as RA from "fp-ts/lib/ReadonlyArray.js";
import { EpochSeconds, isLocalDate } from "../kernel/dates.ts";
import { Id } from "../kernel/id.ts";
import { isEmail, normalEmail } from "../validation/email.rule.ts";
import { phoneNormalize } from "../validation/phone.rule.ts";
import type { FieldType } from "./field-type.model.ts";
import { isIdNumber } from "./id-number.rule.ts";
import { isPictureAddress } from "./picture-address.rule.ts";

/** Normalises a non-empty value for storage; none where it is invalid. */
type ReadValue = (value: unknown) => O.Option<unknown>;

const text: ReadValue = O.fromPredicate((value): value is string => typeof value === "string");
const trimmed = (value: unknown): O.Option<string> => (typeof value === "string" ? O.some(value.trim()) : O.none);

const integer: ReadValue = (value) => {
  if (typeof value === "number") return Number.isSafeInteger(value) ? O.some(value) : O.none;
  const written = typeof value === "string" && /^[+-]?\d{1,15}$/.test(value.trim());
  return written ? O.some(Number(value)) : O.none;
};

const listOf =
  (element: ReadValue): ReadValue =>
  (value) =>
    pipe(
      Array.isArray(value) ? value : [value],
      RA.filter((item: unknown) => item !== null && item !== ""),
      O.traverseArray(element),
    );

const email: ReadValue = (value) => pipe(trimmed(value), O.filter(isEmail), O.map(normalEmail));
const phone: ReadValue = (value) => pipe(trimmed(value), O.chainNullableK(phoneNormalize));
const date: ReadValue = (value) => pipe(trimmed(value), O.filter(isLocalDate));
const scalar: ReadValue = O.fromPredicate((value) => typeof value === "string" || typeof value === "number");

const readers: Readonly<Record<FieldType, ReadValue>> = {
  int: integer,
  bool: O.fromPredicate((value) => typeof value === "boolean"),
  string: text,
  textarea: text,
  email: listOf(email),
  date,
  time: O.fromPredicate(EpochSeconds.is),
  list: listOf(scalar),
  related_contacts: listOf(O.fromPredicate(Id.is)),
  image: O.fromPredicate(
    (value) =>
      isPictureAddress(value) ||
      (typeof value === "object" && value !== null && !Array.isArray(value) && isPictureAddress(Reflect.get(value, "url"))),
  ),
  id_number: (value) => pipe(trimmed(value), O.filter(isIdNumber)),
  secret: text,
  related_custom_object: O.fromPredicate(Id.is),
};

/** A non-empty value as a field stores it; none where it is invalid. The field named `mobile` holds phone numbers. */
export const storedFieldValue = (name: string, type: FieldType, value: unknown): O.Option<unknown> =>
  name === "mobile" ? listOf(phone)(value) : readers[type](value);
