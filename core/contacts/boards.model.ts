import * as t from "io-ts";
import { NamedContact } from "./contact-names.model.ts";

/** Cards of one column per page. */
export const cardsAtOnce = 25;

/** A contact on a board. */
export const BoardCard = t.intersection([NamedContact, t.type({ tags: t.readonlyArray(t.string) })], "BoardCard");
export type BoardCard = t.TypeOf<typeof BoardCard>;

/** A page of contacts that have one value of a field; `value` null: contacts without a value. `count`: their total number. */
export const BoardColumn = t.type(
  { value: t.union([t.string, t.null]), label: t.string, count: t.number, contacts: t.readonlyArray(BoardCard) },
  "BoardColumn",
);
export type BoardColumn = t.TypeOf<typeof BoardColumn>;

/** Contacts in columns by a list field; a contact with several values is in each of their columns. `field` null: there is no such field. */
export const BoardAnswer = t.type({ field: t.union([t.string, t.null]), columns: t.readonlyArray(BoardColumn) }, "BoardAnswer");
export type BoardAnswer = t.TypeOf<typeof BoardAnswer>;

/**
 * @property field key of a list field; null for the first one
 * @property column the only column to read; null for all
 * @property page from 1
 */
export type BoardQuery = {
  readonly field: string | null;
  readonly search: string;
  readonly column: { readonly value: string | null } | null;
  readonly page: number;
};
