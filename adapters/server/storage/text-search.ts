import { type RawBuilder, sql, type SqlBool } from "kysely";
import { searchWords } from "../../../core/kernel/search-words.rule.ts";

/** A text as a part of a LIKE pattern: its wildcards are escaped. */
export const escapedLike = (text: string): string => text.replace(/[\\%_]/g, "\\$&");

/** The LIKE pattern of texts that contain a text. */
export const containing = (text: string): string => `%${escapedLike(text)}%`;

/**
 * Conditions that a text contains every word of a search.
 * @param text expression in the form of `fold_text`
 */
export const containsWords = (text: RawBuilder<unknown>, search: string): readonly RawBuilder<SqlBool>[] =>
  searchWords(search).map((word) => sql<SqlBool>`${text} like fold_text(${containing(word)})`);
