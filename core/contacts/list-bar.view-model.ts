import type { Role } from "../access/role.model.ts";
import type { DistinctValue } from "./contact-figures.model.ts";
import type { ListColumn, ListView } from "./list-view.model.ts";

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

/** Actions on the open view. */
export const viewActions = ["save", "saveAs", "discard", "rename", "share", "unshare", "begin", "noBegin", "remove"] as const;
export type ViewAction = (typeof viewActions)[number];

/**
 * The actions on the open view, in menu order: editors save, rename and delete it, and share it where permitted.
 * @param view null for the list without one
 * @param isDirty whether the list differs from the view
 */
export const viewActionsFor = (
  view: Pick<ListView, "editable" | "shared" | "is_default"> | null,
  isDirty: boolean,
  mayShare: boolean,
): readonly ViewAction[] => {
  const isEditor = view?.editable === true;
  const actions: readonly (ViewAction | null)[] = [
    isEditor && isDirty ? "save" : null,
    "saveAs",
    isDirty ? "discard" : null,
    view === null ? null : view.is_default ? "noBegin" : "begin",
    isEditor ? "rename" : null,
    isEditor && mayShare ? (view.shared ? "unshare" : "share") : null,
    isEditor ? "remove" : null,
  ];
  return actions.filter((action) => action !== null);
};

/** Tags to choose from: selected ones that were not found come first, without a count. */
export const listedTags = (
  chosen: readonly string[],
  found: readonly DistinctValue[],
): readonly { readonly value: string; readonly count: number | null }[] => [
  ...chosen.filter((tag) => !found.some(({ value }) => value === tag)).map((value) => ({ value, count: null })),
  ...found,
];
