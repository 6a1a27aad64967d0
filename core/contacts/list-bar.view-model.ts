import type { Role } from "../access/role.model.ts";
import type { ListColumn } from "../views/saved-view.model.ts";
import type { DistinctValue } from "./contact-figures.model.ts";

/** A window that the list's toolbar opens. */
export type ListBarWindow = "filters" | "columns" | "group";

const isSet = (filters: unknown): boolean => filters !== null && filters !== undefined;

/**
 * Whether the filter vocabulary is needed: to describe active filters, or to edit them.
 * @param asked the window that the user opened
 */
export const needsVocabulary = (filters: unknown, asked: ListBarWindow | null): boolean => isSet(filters) || asked === "filters";

type ListBarState = {
  readonly filters: unknown;
  /** opened by the user; null for none */
  readonly asked: ListBarWindow | null;
  /** whether the filter vocabulary is loaded */
  readonly hasWords: boolean;
  readonly role: Role;
};

/** What the list's toolbar shows. */
export type ListBarShown = {
  readonly isFiltered: boolean;
  /** the open window; filters wait for their vocabulary */
  readonly open: ListBarWindow | null;
  readonly mayGroup: boolean;
};

/** Derives what the toolbar shows from its state. */
export const listBarShown = ({ filters, asked, hasWords, role }: ListBarState): ListBarShown => {
  return { isFiltered: isSet(filters), open: asked === "filters" && !hasWords ? null : asked, mayGroup: role !== "guest" };
};

/**
 * The columns to print: those of the list, in its order.
 * @param all all existing columns
 */
export const printedColumns = <A extends { readonly id: string }>(columns: readonly ListColumn[], all: readonly A[]): readonly A[] =>
  columns.flatMap(({ id }) => all.find((one) => one.id === id) ?? []);

/** Tags to choose from: selected ones that were not found come first, without a count. */
export const listedTags = (
  chosen: readonly string[],
  found: readonly DistinctValue[],
): readonly { readonly value: string; readonly count: number | null }[] => [
  ...chosen.filter((tag) => !found.some(({ value }) => value === tag)).map((value) => ({ value, count: null })),
  ...found,
];
