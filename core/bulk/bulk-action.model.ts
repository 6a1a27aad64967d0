import * as t from "io-ts";
import type { EditedField } from "../contacts/contact-edit.rule.ts";
import { isWrittenField } from "../contacts/contact-fields.model.ts";
import { exactly } from "../kernel/exactly.ts";

const longestField = 120;

const isEdited = (text: string): text is EditedField => isWrittenField(text) || /^fields\.[^.]+$/.test(text);

/** An edited field: `tags`, or `fields.` and the key of a custom field. */
const BulkField = new t.Type<EditedField, string, unknown>(
  "BulkField",
  (u): u is EditedField => typeof u === "string" && isEdited(u),
  (u, context) =>
    typeof u === "string" && u.length <= longestField && isEdited(u) ? t.success(u) : t.failure(u, context, "expected the name of a field"),
  String,
);

const withValue = { field: BulkField, value: t.unknown };

const change = <D extends "set" | "add" | "remove">(word: D) => exactly(`Bulk ${word}`, { do: t.literal(word), ...withValue }, {});
const state = <D extends string>(word: D) => exactly(`Bulk ${word}`, { do: t.literal(word) }, {});

/** An action on many contacts. `add` and `remove` change entries of lists; `set` writes a value, `clear` empties it. */
export const BulkAction = t.union(
  [
    change("set"),
    change("add"),
    change("remove"),
    exactly("Bulk clear", { do: t.literal("clear"), field: BulkField }, {}),
    state("archive"),
    state("unarchive"),
    state("delete"),
    state("restore"),
    state("block"),
    state("unblock"),
  ],
  "BulkAction",
);
export type BulkAction = t.TypeOf<typeof BulkAction>;
export type BulkDo = BulkAction["do"];
