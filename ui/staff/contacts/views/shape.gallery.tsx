import { usualSettings } from "../../../../core/contacts/list-settings.rule.ts";
import type { ListView } from "../../../../core/contacts/list-view.model.ts";
import type { GalleryEntry } from "../../../gallery/gallery-entry.ts";
import { sampleWords } from "../../groups/gallery-groups.ts";
import { ColumnsDialog } from "../../views/columns-dialog.view.tsx";
import { ViewMenu } from "../../views/view-menu.view.tsx";
import { FiguresView } from "./figures.view.tsx";
import { FilterBar } from "./filter-bar.view.tsx";
import { ListBarView } from "./list-bar.view.tsx";
import { TagOptions, TagsFilter } from "./tags-filter.view.tsx";

const nothing = (): void => undefined;
const view: ListView = {
  id: 1,
  name: "Customers by job",
  settings: usualSettings,
  shared: true,
  is_default: true,
  editable: true,
  broken: false,
  user_id: 1,
  version: 2,
  created_at: 0,
  updated_at: 0,
};
const views = [
  view,
  { ...view, id: 2, name: "Reviews to plan", shared: false, is_default: false },
  { ...view, id: 3, name: "A name that is so long that it does not fit on the line any more", shared: false, is_default: false },
];
const filters = {
  $and: [{ tags: { $overlaps: ["customer", "vip"] } }, { $or: [{ created_at: { $ltdays: 30 } }, { first_name: { $starts: "A" } }] }],
};
const all = [
  ...usualSettings.columns.map(({ id }) => ({ id, header: id })),
  { id: "fields.job_title", header: "Job title" },
  { id: "fields.years_here", header: "Years with us" },
];
const tags = [
  { value: "customer", count: 120 },
  { value: "vip", count: 17 },
];

const bar = { filters: null, words: sampleWords, onOpen: nothing, onRemove: nothing, onClear: nothing, onGroup: nothing };
const menu = { all: "All contacts", views, view: null, isDirty: false, mayShare: true, onOpen: nothing, onAction: nothing };

export const gallery: GalleryEntry = {
  name: "contact-list-shape",
  group: "staff/contacts",
  isWhole: true,
  states: {
    "no filter": () => <FilterBar {...bar} />,
    filtered: () => <FilterBar {...bar} filters={filters} />,
    "quick filter": () => (
      <FilterBar {...bar}>
        <TagsFilter>{() => <TagOptions chosen={["vip"]} typed="" found={tags} onTyped={nothing} onChange={nothing} />}</TagsFilter>
      </FilterBar>
    ),
    "all contacts": () => <ViewMenu {...menu} />,
    "view open": () => <ViewMenu {...menu} view={view} />,
    "unsaved changes": () => <ViewMenu {...menu} view={view} isDirty />,
    "of somebody else": () => <ViewMenu {...menu} view={{ ...view, editable: false }} isDirty mayShare={false} />,
    "view gone": () => (
      <ListBarView view={null} isGone menu={<ViewMenu {...menu} />} end={null}>
        <FilterBar {...bar} />
      </ListBarView>
    ),
    "broken view": () => (
      <ListBarView view={{ ...view, broken: true }} isGone={false} menu={<ViewMenu {...menu} view={view} />} end={null}>
        <FilterBar {...bar} />
      </ListBarView>
    ),
    columns: () => (
      <ColumnsDialog columns={usualSettings.columns} usual={usualSettings.columns} all={all} onChange={nothing} onClose={nothing} />
    ),
    figures: () => (
      <FiguresView
        label="Figures"
        metrics={{ total: 240, archived: 12, added_30d: 38, by_team: [{ id: 1, label: "Pier 4", count: 21 }] }}
      />
    ),
  },
};
