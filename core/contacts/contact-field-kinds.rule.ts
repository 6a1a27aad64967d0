import { recordOf } from "../kernel/record-of.ts";
import { normalEmail } from "../validation/email.rule.ts";
import { phoneNormalize } from "../validation/phone.rule.ts";
import { contactField, type ContactFieldKind, type WrittenField, writtenFields, type WrittenValues } from "./contact-fields.model.ts";
import { distinctEmails, distinctMobiles } from "./contact-lists.rule.ts";
import { tagsNormalize } from "./tag-normalize.rule.ts";

type ListKind = Extract<ContactFieldKind, "emails" | "mobiles" | "tags">;

/** A normalised line of text: Unicode NFC, trimmed, single spaces. */
export const normalLine = (text: string): string => text.normalize("NFC").trim().replace(/\s+/g, " ");

const lists: Readonly<
  Record<
    ListKind,
    { readonly normal: (texts: readonly string[]) => readonly string[]; readonly distinct: (texts: readonly string[]) => readonly string[] }
  >
> = {
  emails: { normal: (texts) => distinctEmails(texts.map(normalEmail)), distinct: distinctEmails },
  mobiles: { normal: (texts) => distinctMobiles(texts.map((text) => phoneNormalize(text) ?? text.trim())), distinct: distinctMobiles },
  tags: { normal: tagsNormalize, distinct: tagsNormalize },
};

const listKind = (field: WrittenField): ListKind | null => {
  const { kind } = contactField(field);
  return kind === "emails" || kind === "mobiles" || kind === "tags" ? kind : null;
};

/** Whether a field holds a list. */
export const holdsTexts = (field: WrittenField): boolean => listKind(field) !== null;

/** A normalised list: each entry in normal form, without blanks and duplicates. */
export const normalTexts = (field: WrittenField, texts: readonly string[]): readonly string[] => {
  const kind = listKind(field);
  return kind === null ? texts : lists[kind].normal(texts);
};

/** Two lists joined without duplicates, the first one first. */
export const joinedTexts = (field: WrittenField, first: readonly string[], second: readonly string[]): readonly string[] => {
  const kind = listKind(field);
  return kind === null ? [...first, ...second] : lists[kind].distinct([...first, ...second]);
};

/** The values of an empty contact. */
export const emptyWrittenValues: WrittenValues = recordOf(writtenFields, (field) => (holdsTexts(field) ? [] : ""));
