import type { TreeRow } from "../../../../core/contacts/relation-rows.rule.ts";
import type { RelationNode, UnderTotal, Upline } from "../../../../core/contacts/relation-tree.model.ts";
import type { Failure } from "../../../../core/kernel/failure.ts";

type PersonRow = Extract<TreeRow, { readonly kind: "person" }>;

/** The place of a contact in the pyramid. `more`: contacts not loaded yet under the same parent, shown at the last loaded sibling. */
export type PyramidPlace = PersonRow & {
  readonly more: { readonly of: number; readonly left: number } | null;
  readonly failure: Failure | null;
};

/** The pyramid as the list renders it. `count`: contacts at the top level. `rest`: contacts below them that are not shown. */
export type Pyramid = {
  readonly contacts: readonly RelationNode[];
  readonly places: ReadonlyMap<string, PyramidPlace>;
  readonly count: number;
  readonly rest: UnderTotal | null;
  readonly isLoading: boolean;
  readonly isLoaded: boolean;
  readonly failure: Failure | null;
  readonly onToggle: (id: number, isOpen: boolean) => void;
  readonly onMore: (id: number) => void;
  readonly reload: () => void;
};

/** @property uplines uplines of the contacts found in the pyramid */
export type PyramidShown = { readonly pyramid: Pyramid; readonly uplines: ReadonlyMap<number, Upline> };

const nothing = (): void => undefined;

/** A pyramid that is still loading. */
export const comingPyramid: PyramidShown = {
  pyramid: {
    contacts: [],
    places: new Map(),
    count: 0,
    rest: null,
    isLoading: true,
    isLoaded: false,
    failure: null,
    onToggle: nothing,
    onMore: nothing,
    reload: nothing,
  },
  uplines: new Map(),
};
