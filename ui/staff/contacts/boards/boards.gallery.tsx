import type { BoardCard, BoardColumn } from "../../../../core/contacts/boards.model.ts";
import type { GalleryEntry } from "../../../gallery/gallery-entry.ts";
import { people } from "../gallery-people.ts";
import { BoardsView, type BoardsViewProps } from "./boards.view.tsx";

const nothing = (): void => undefined;
const cards: readonly BoardCard[] = people.map(({ con_id, name, photo, tags, email }) => ({
  con_id,
  name,
  photo,
  tags,
  info: email[0] ?? "",
}));
const columns: readonly BoardColumn[] = [
  { value: null, label: "", count: 64, contacts: cards.slice(2) },
  { value: "lead", label: "Lead", count: 2, contacts: cards.slice(0, 2) },
  { value: "customer", label: "Customer", count: 0, contacts: [] },
];

const draw = (props: Partial<BoardsViewProps>) => (
  <BoardsView
    fields={[
      { name: "stage", label: "Stage" },
      { name: "skills", label: "Skills" },
    ]}
    field="stage"
    search=""
    typed=""
    columns={columns}
    loading={new Set()}
    mayMove
    isLoading={false}
    isLoaded
    failure={null}
    mayAddFields
    searchRef={{ current: null }}
    onSearch={nothing}
    onField={nothing}
    onOpen={nothing}
    onMove={nothing}
    onMore={nothing}
    onRetry={nothing}
    {...props}
  />
);

export const gallery: GalleryEntry = {
  name: "contact-boards",
  group: "staff/contacts",
  isWhole: true,
  states: {
    board: () => draw({}),
    "more on its way": () => draw({ loading: new Set([null]) }),
    "cannot be moved": () => draw({ mayMove: false }),
    "nobody found": () => draw({ search: "zzz", typed: "zzz", columns: columns.map((column) => ({ ...column, count: 0, contacts: [] })) }),
    "nobody yet": () => draw({ columns: columns.map((column) => ({ ...column, count: 0, contacts: [] })) }),
    loading: () => draw({ isLoading: true, isLoaded: false, columns: [] }),
    failed: () => draw({ failure: { tag: "offline" } }),
    "no list field": () => draw({ fields: [], field: null, columns: [] }),
  },
};
