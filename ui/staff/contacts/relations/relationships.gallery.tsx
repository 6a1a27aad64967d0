import { emptyBranch, type RelationBranchesState } from "../../../../core/contacts/relation-branches.model.ts";
import { treeRows } from "../../../../core/contacts/relation-rows.rule.ts";
import type { GalleryEntry } from "../../../gallery/gallery-entry.ts";
import { galleryTree } from "./gallery-tree.ts";
import { RelationshipsView, type RelationshipsViewProps } from "./relationships.view.tsx";

const nothing = (): void => undefined;

const draw = (tree: RelationBranchesState, props: Partial<RelationshipsViewProps> = {}) => (
  <RelationshipsView
    relations={[
      { name: "recruited_by", label: "Recruited by" },
      { name: "coach", label: "Coach" },
    ]}
    field="recruited_by"
    root={tree.nodes.get(1) ?? null}
    isWhole={false}
    upline={null}
    rows={treeRows(tree)}
    page={1}
    count={1}
    isLoading={false}
    failure={null}
    mayAddFields
    hrefOf={(id) => `/ui/contacts/relationships?root=${id}`}
    onRelation={nothing}
    onChoose={nothing}
    onPage={nothing}
    onRetry={nothing}
    onOpen={nothing}
    onClose={nothing}
    onMore={nothing}
    onOpenContact={nothing}
    onShowFrom={nothing}
    onMoveUnder={nothing}
    onToTop={nothing}
    onDrop={nothing}
    {...props}
  />
);
const failing = new Map(galleryTree.branches).set(5, { ...emptyBranch, failure: { tag: "offline" } });

export const gallery: GalleryEntry = {
  name: "relationships",
  group: "staff/contacts",
  isWhole: true,
  states: {
    tree: () => draw(galleryTree),
    under: () =>
      draw(galleryTree, {
        upline: {
          con_id: 1,
          near: [
            { con_id: 9, name: "Olga Ott", photo: null },
            { con_id: 10, name: "Pia Park", photo: null },
          ],
          more: 3,
        },
      }),
    everybody: () => draw({ ...galleryTree, open: new Set() }, { isWhole: true, root: null, count: 80 }),
    "a branch fails": () => draw({ ...galleryTree, branches: failing }),
    alone: () => draw({ ...galleryTree, nodes: new Map([...galleryTree.nodes].map(([id, node]) => [id, { ...node, direct: 0 }])) }),
    loading: () => draw(galleryTree, { rows: [], isLoading: true, root: null }),
    failed: () => draw(galleryTree, { rows: [], failure: { tag: "offline" } }),
    "no relation": () => draw(galleryTree, { relations: [], rows: [], root: null }),
  },
};
