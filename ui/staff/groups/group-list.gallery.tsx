import type { GroupListing } from "../../../core/groups/group.model.ts";
import { loaded, type Remote } from "../../../core/kernel/remote.ts";
import type { GalleryEntry } from "../../gallery/gallery-entry.ts";
import { sampleFolders, sampleGroups, sampleWords } from "./gallery-groups.ts";
import { GroupListView } from "./group-list.view.tsx";
import { sentenceOf } from "./group-words.ts";

const nothing = (): void => undefined;
const full: Remote<GroupListing> = loaded({ groups: sampleGroups, folders: sampleFolders });

const draw = (
  listing: Remote<GroupListing>,
  more: { readonly view?: "list"; readonly folder?: number; readonly search?: string; readonly isGuest?: boolean } = {},
) => (
  <GroupListView
    listing={listing}
    folder={more.folder ?? null}
    search={more.search ?? ""}
    view={more.view ?? "grid"}
    mayCreate={more.isGuest !== true}
    mayManageFolders={more.isGuest !== true}
    searchRef={{ current: null }}
    describe={(group) => sentenceOf(group.filters, sampleWords)}
    onSearch={nothing}
    onView={nothing}
    onAction={nothing}
    onDrop={nothing}
    onFolder={nothing}
    onRetry={nothing}
  />
);

export const gallery: GalleryEntry = {
  name: "group-list",
  group: "staff/groups",
  isWhole: true,
  states: {
    cards: () => draw(full),
    list: () => draw(full, { view: "list" }),
    folder: () => draw(full, { folder: 1 }),
    "empty folder": () => draw(full, { folder: 2 }),
    "no such folder": () => draw(full, { folder: 9 }),
    "nothing found": () => draw(full, { search: "zebra" }),
    empty: () => draw(loaded({ groups: [], folders: [] })),
    guest: () => draw(full, { isGuest: true }),
    loading: () => draw({ tag: "loading" }),
    failed: () => draw({ tag: "failed", failure: { tag: "timeout" } }),
    offline: () => draw({ tag: "failed", failure: { tag: "offline" } }),
    forbidden: () =>
      draw({ tag: "failed", failure: { tag: "forbidden", message: "You do not have permission to do that.", needs: "contacts" } }),
  },
};
