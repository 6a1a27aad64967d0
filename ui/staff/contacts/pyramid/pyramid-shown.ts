import type { TreeRow } from "../../../../core/contacts/relation-rows.rule.ts";
import type { RelationNode, UnderTotal, Upline } from "../../../../core/contacts/relation-tree.model.ts";
import type { Failure } from "../../../../core/kernel/failure.ts";

type PersonRow = Extract<TreeRow, { readonly kind: "person" }>;

/** Where a contact stands in the pyramid, and what there is to say beneath it. `more`: how many more are to be had under the one over it, said at the last of those who are here. */
export type PyramidPlace = PersonRow & {
  readonly more: { readonly of: number; readonly left: number } | null;
  readonly failure: Failure | null;
};

/** The pyramid as the list draws it. `count`: how many stand at the top. `rest`: those under them who are not drawn. */
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

/** @property uplines who stands over those who were found in the pyramid */
export type PyramidShown = { readonly pyramid: Pyramid; readonly uplines: ReadonlyMap<number, Upline> };

const nothing = (): void => undefined;

/** A pyramid of which nothing is known yet. */
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
