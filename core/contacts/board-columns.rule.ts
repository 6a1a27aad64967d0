import { fieldOptions, offeredOptions } from "../fields/field-options.rule.ts";
import type { Field } from "../fields/field.model.ts";
import { isWritableField } from "../fields/writable-field.rule.ts";
import type { BoardCard, BoardColumn } from "./boards.model.ts";

/** The fields that a board can be grouped by. */
export const boardFields = (fields: readonly Field[]): readonly Field[] =>
  fields.filter((field) => field.type === "list" && isWritableField(field));

/**
 * The field of a board: the requested one, otherwise the first; null where there is none, undefined where the requested one is not among
 * them.
 */
export const boardField = (fields: readonly Field[], asked: string | null): Field | null | undefined => {
  const lists = boardFields(fields);
  return asked === null ? (lists[0] ?? null) : lists.find(({ name }) => name === asked);
};

/**
 * The columns of a field: contacts without a value first, then its options in their order, then values no longer offered that contacts
 * still have.
 * @param stored the values that contacts have
 */
export const boardColumns = (field: Field, stored: readonly string[]): readonly Pick<BoardColumn, "value" | "label">[] => {
  const offered = field.values === null ? [] : offeredOptions(field.values);
  const known = new Set(offered.map(({ key }) => key));
  const others = [...new Set(stored)].filter((value) => !known.has(value)).toSorted();
  return [
    { value: null, label: "" },
    ...offered.map(({ key, label }) => ({ value: key, label })),
    ...others.map((value) => ({ value, label: fieldOptions(field.values).find(({ key }) => key === value)?.label ?? value })),
  ];
};

/** The value of a field after a card is moved to another column; null where the contact no longer has the value of the first column. */
export const movedChoice = (
  stored: unknown,
  from: string | null,
  to: string | null,
): { readonly value: readonly string[] | null } | null => {
  const values = Array.isArray(stored) ? stored.map(String) : [];
  if (from === null ? values.length > 0 : !values.includes(from)) return null;
  const next = from === null ? [] : values.flatMap((value) => (value !== from ? [value] : to === null || values.includes(to) ? [] : [to]));
  const all = from === null && to !== null ? [to] : next;
  return { value: all.length === 0 ? null : all };
};

const byName = (a: BoardCard, b: BoardCard): number => a.name.localeCompare(b.name) || a.con_id - b.con_id;

/** The columns after a card was moved, before they are read again. */
export const withMoved = (
  columns: readonly BoardColumn[],
  card: BoardCard,
  from: string | null,
  to: string | null,
): readonly BoardColumn[] =>
  columns.map((column) => {
    const isThere = column.contacts.some(({ con_id }) => con_id === card.con_id);
    if (column.value === from)
      return { ...column, count: Math.max(0, column.count - 1), contacts: column.contacts.filter(({ con_id }) => con_id !== card.con_id) };
    if (column.value === to && !isThere)
      return { ...column, count: column.count + 1, contacts: [...column.contacts, card].toSorted(byName) };
    return column;
  });
