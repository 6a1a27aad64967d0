import type { Field } from "../fields/field.model.ts";
import { isWritableField } from "../fields/writable-field.rule.ts";
import { contactLimits } from "./contact-query.model.ts";

type Address = Readonly<Partial<Record<"field" | "search", string>>>;

/**
 * The board that the URL requests.
 * @property field null for the first field that has a board
 */
export const boardQuery = ({ field, search = "" }: Address): { readonly field: string | null; readonly search: string } => ({
  field: field ?? null,
  search: search.slice(0, contactLimits.search),
});

/** The field of the next board, cyclic; undefined where there is no other. */
export const nextBoard = <A extends Pick<Field, "name">>(fields: readonly A[] | null, drawn: string | null): A | undefined => {
  if (fields === null || fields.length === 0) return undefined;
  const next = fields[(fields.findIndex(({ name }) => name === drawn) + 1) % fields.length];
  return next?.name === drawn ? undefined : next;
};

/** Whether cards can be moved: the user may change contacts, and the shown field is writable. */
export const mayMoveCards = (fields: readonly Field[] | null, drawn: string | null, mayChange: boolean): boolean => {
  const field = fields?.find(({ name }) => name === drawn);
  return mayChange && field !== undefined && isWritableField(field);
};
