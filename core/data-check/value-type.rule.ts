import { mostAddresses } from "../contacts/contact-fields.model.ts";
import { mobileKey } from "../contacts/contact-lists.rule.ts";
import { tagNormalize } from "../contacts/tag-normalize.rule.ts";
import { EpochSeconds, LocalDate, LocalTime, TimeZone } from "../kernel/dates.ts";
import { finding } from "../kernel/expectation.ts";
import { Id } from "../kernel/id.ts";
import { isObject } from "../kernel/is-object.ts";
import { isEmail, normalEmail } from "../validation/email.rule.ts";
import { phoneNormalize } from "../validation/phone.rule.ts";
import type { FindingCode } from "./finding-codes.ts";

/** One problem with a value. `at` is the index in a list. */
export type ValueProblem = { readonly code: FindingCode; readonly message: string; readonly suggestion?: string; readonly at?: number };

/** The problems of a value, and the value with unambiguous repairs applied. */
export type ValueVerdict = { readonly problems: readonly ValueProblem[]; readonly repaired: unknown };

const fine = (value: unknown): ValueVerdict => ({ problems: [], repaired: value });

const mustBe =
  (expected: string, holds: (value: unknown) => boolean) =>
  (value: unknown): ValueVerdict =>
    holds(value)
      ? fine(value)
      : { problems: [{ code: "wrong-type", message: `expected ${expected}, got ${finding(value)}` }], repaired: value };

type EntryVerdict = { readonly problem: ValueProblem | null; readonly repaired: string | null; readonly key: string };

const listOf =
  (expected: string, judge: (entry: string) => EntryVerdict, most = Number.POSITIVE_INFINITY) =>
  (value: unknown): ValueVerdict => {
    const entries: readonly unknown[] | null = Array.isArray(value) ? value : typeof value === "string" ? [value] : null;
    if (entries === null)
      return { problems: [{ code: "wrong-type", message: `expected ${expected}, got ${finding(value)}` }], repaired: value };
    const problems: ValueProblem[] = [];
    const seen = new Map<string, number>();
    const repaired: unknown[] = [];
    entries.forEach((entry, at) => {
      if (typeof entry !== "string") {
        problems.push({ code: "wrong-type", message: `expected text, got ${finding(entry)}`, at });
        repaired.push(entry);
        return;
      }
      const verdict = judge(entry);
      if (verdict.problem !== null) problems.push({ ...verdict.problem, at });
      const first = seen.get(verdict.key);
      if (first !== undefined)
        problems.push({ code: "duplicate-entry", message: `the same as entry ${first + 1}`, suggestion: "drop it", at });
      else if (verdict.repaired !== null) {
        seen.set(verdict.key, at);
        repaired.push(verdict.repaired);
      }
    });
    if (entries.length > most) problems.push({ code: "too-many", message: `at most ${most} entries, got ${entries.length}` });
    return { problems, repaired };
  };

const email = (entry: string): EntryVerdict => {
  const normal = normalEmail(entry);
  if (!isEmail(normal))
    return {
      problem: { code: "email-invalid", message: `expected an address like name@example.com, got ${finding(entry)}` },
      repaired: entry,
      key: normal,
    };
  const problem: ValueProblem | null =
    normal === entry
      ? null
      : { code: "email-not-normalized", message: `${finding(entry)} is stored as ${finding(normal)}`, suggestion: normal };
  return { problem, repaired: normal, key: normal };
};

const phone = (entry: string): EntryVerdict => {
  const normal = phoneNormalize(entry);
  if (normal === null) {
    const message = `expected a number like (212) 555-1234 or +442079460000, got ${finding(entry)}`;
    return { problem: { code: "phone-invalid", message }, repaired: entry, key: mobileKey(entry) };
  }
  const problem: ValueProblem | null =
    normal === entry
      ? null
      : { code: "phone-not-normalized", message: `${finding(entry)} is stored as ${finding(normal)}`, suggestion: normal };
  return { problem, repaired: normal, key: normal };
};

const tag = (entry: string): EntryVerdict => {
  const normal = tagNormalize(entry);
  if (normal === null)
    return {
      problem: { code: "tag-empty", message: `nothing is left of ${finding(entry)}`, suggestion: "drop it" },
      repaired: null,
      key: "",
    };
  const problem: ValueProblem | null =
    normal === entry
      ? null
      : { code: "tag-not-normalized", message: `${finding(entry)} is stored as ${finding(normal)}`, suggestion: normal };
  return { problem, repaired: normal, key: normal };
};

const plain = (entry: string): EntryVerdict => ({ problem: null, repaired: entry, key: entry });

/** The check of each value type. */
export const valueTypes = {
  any: fine,
  text: mustBe("text", (value) => typeof value === "string"),
  id: mustBe("an id: a number or text", (value) => Id.is(value) && value !== ""),
  flag: mustBe("true or false", (value) => typeof value === "boolean"),
  number: mustBe("a number", (value) => typeof value === "number" && Number.isFinite(value)),
  integer: mustBe("a whole number", Number.isSafeInteger),
  instant: mustBe("epoch seconds", EpochSeconds.is),
  date: mustBe("a day that exists, YYYY-MM-DD", LocalDate.is),
  clock: mustBe("a time of day, HH:mm", LocalTime.is),
  zone: mustBe("a time zone by its IANA name", TimeZone.is),
  object: mustBe("an object", isObject),
  list: mustBe("a list", Array.isArray),
  texts: listOf("a list of texts", plain),
  ids: mustBe("a list of ids", (value) => Array.isArray(value) && value.every(Id.is)),
  emails: listOf("a list of email addresses", email, mostAddresses),
  phones: listOf("a list of phone numbers", phone, mostAddresses),
  tags: listOf("a list of tags", tag),
} as const satisfies Record<string, (value: unknown) => ValueVerdict>;
export type ValueType = keyof typeof valueTypes;
