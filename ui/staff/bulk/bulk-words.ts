import type { BulkAction, BulkDo } from "../../../core/bulk/bulk-action.model.ts";
import type { BulkRow, BulkRun } from "../../../core/bulk/bulk-run.model.ts";
import { customFieldName } from "../../../core/contacts/contact-edit.rule.ts";
import type { Field } from "../../../core/fields/field.model.ts";
import { fieldWords, type WordsContext } from "../../fields/field-words.ts";
import type { bulkText } from "../../i18n/en/bulk.ts";
import type { Say } from "../../i18n/text-types.ts";

type Text = Say<typeof bulkText.texts>;

const plainWords = (value: unknown): string => (Array.isArray(value) ? value.map(String).join(", ") : String(value));

/** The value of an action, formatted as its field shows it. */
const valueWords = (action: Extract<BulkAction, { readonly value: unknown }>, fields: readonly Field[], words: WordsContext): string => {
  const name = customFieldName(action.field);
  const field = fields.find((one) => one.name === name);
  return `“${field === undefined ? plainWords(action.value) : fieldWords(field, action.value, words)}”`;
};

/** The title of a run. */
export const runTitle = (
  text: Text,
  { action, about }: Pick<BulkRun, "action" | "about">,
  fields: readonly Field[],
  words: WordsContext,
): string => {
  if (action.do === "set" || action.do === "add" || action.do === "remove")
    return text(`titles.${action.do}`, { about, value: valueWords(action, fields, words) });
  return action.do === "clear" ? text("titles.clear", { about }) : text(`titles.${action.do}`);
};

const isValueAction = (word: BulkDo): word is "set" | "add" | "remove" | "clear" =>
  word === "set" || word === "add" || word === "remove" || word === "clear";

/**
 * The message after a completed action.
 * @param name of the only contact selected; null for several
 */
export const doneWords = (text: Text, word: BulkDo, count: number, name: string | null): string => {
  if (count === 0) return text("toast.nothing");
  const key = isValueAction(word) ? "changed" : word;
  return name === null ? text(`toast.${key}`, { count }) : text(`one.${key}`, { name });
};

/** The reason why a contact was not changed. */
export const causeWords = (text: Text, { cause, note }: Pick<BulkRow, "cause" | "note">): string => {
  if (cause === null) return "";
  return cause === "taken" && note !== null ? text("causes.takenBy", { name: note }) : text(`causes.${cause}`);
};
