import type { Role } from "../../../core/access/role.model.ts";
import type { FileLibraryState } from "../../../core/files/file-library.model.ts";
import { actionsOn, libraryShown } from "../../../core/files/file-library.view-model.ts";
import { type FileQuery, firstFiles } from "../../../core/files/file-query.model.ts";
import type { FileRecord } from "../../../core/files/file.model.ts";
import { fileItem, folderItem } from "../../../core/files/library-item.rule.ts";
import { type Failure, forbidden } from "../../../core/kernel/failure.ts";
import { loaded } from "../../../core/kernel/remote.ts";
import { emptyState, stateOf } from "../../../core/kernel/resource-state.ts";
import { folderPath } from "../../../core/library/folder-tree.rule.ts";
import type { GalleryEntry } from "../../gallery/gallery-entry.ts";
import { files, folders, now, usage } from "./gallery-library.ts";
import { folderHref } from "./library-address.ts";
import { FileLibraryView, type FileLibraryViewProps } from "./library.view.tsx";

const nothing = (): void => undefined;

type Shown = {
  readonly query?: Partial<FileQuery>;
  readonly rows?: readonly FileRecord[];
  readonly count?: number;
  readonly role?: Role;
  readonly failure?: Failure;
  readonly isLoading?: boolean;
};

const heldBy = ({ rows = files, count = rows.length, failure, isLoading = false }: Shown): FileLibraryState["files"] => {
  const held = { all: rows, count, page: 1, pages: Math.ceil(count / 50) };
  const facts = { ...emptyState("grid"), rows: loaded(held) };
  if (isLoading) return stateOf({ ...facts, rows: { tag: "loading" } });
  return stateOf(
    failure === undefined ? facts : { ...facts, rows: { tag: "failed", failure, ...(rows.length === 0 ? {} : { previous: held }) } },
  );
};

const draw = (shown: Shown, props: Partial<FileLibraryViewProps> = {}) => {
  const { role = "admin" } = shown;
  const query = { ...firstFiles, ...shown.query };
  const binned = folders.slice(1, 2).map((folder) => ({ ...folder, parent_id: null, deleted_at: now - 86_400 * 3 }));
  const held = heldBy(shown);
  const all = shown.rows?.length === 0 && query.folder_id === null ? [] : folders;
  const tree = shown.isLoading === true ? { tag: "loading" as const } : loaded(all);
  const state: FileLibraryState = {
    query,
    answered: query,
    files: held,
    folders: tree,
    binFolders: loaded(shown.rows?.length === 0 ? [] : binned),
    usage: loaded(usage),
  };
  const isBin = query.deleted;
  const isGuest = role === "guest";
  const given = libraryShown(state, query, role);
  return (
    <FileLibraryView
      {...given}
      {...{ query, now, isGuest, folderActions: given.folder === null ? [] : actionsOn([folderItem(given.folder)], isBin, role) }}
      view="grid"
      typed={query.search}
      selection={new Set()}
      isBusy={false}
      searchRef={{ current: null }}
      places={{
        folders: tree,
        usage: loaded(usage),
        place: isBin ? "bin" : query.undescribed ? "undescribed" : "folder",
        open: query.folder_id,
        isGuest,
      }}
      drag={{ mayMoveInto: () => true, mayUploadTo: () => true, onMove: nothing, onUpload: nothing, onFolders: nothing }}
      hrefOf={(item) => (isBin ? null : item.kind === "folder" ? folderHref(item.folder.id) : `/ui/files?file=${item.file.id}`)}
      noteOf={() =>
        isBin
          ? "27 days left"
          : query.search === ""
            ? null
            : folderPath(folders, 3)
                .map(({ name }) => name)
                .join(" / ")
      }
      actionsFor={(items) => actionsOn(items, isBin, role)}
      onUpload={nothing}
      onNewFolder={nothing}
      onFolderAction={nothing}
      onAction={nothing}
      onSelection={nothing}
      onSearch={nothing}
      onKinds={nothing}
      onSort={nothing}
      onView={nothing}
      onPage={nothing}
      onClear={nothing}
      onRetry={nothing}
      {...props}
    />
  );
};

const some = new Set([...folders.slice(1, 2).map(folderItem), ...files.slice(0, 3).map(fileItem)].map(({ key }) => key));
const none = { rows: [], count: 0 };
const shared = folders.map((folder) => ({ ...folder, editable: false }));

export const gallery: GalleryEntry = {
  name: "file-library",
  group: "staff/files",
  isWhole: true,
  states: {
    grid: () => draw({ count: 318 }),
    list: () => draw({ count: 318 }, { view: "list" }),
    folder: () => draw({ query: { folder_id: 3 } }),
    "folder of five": () => draw({ query: { folder_id: 5 }, ...none }),
    banners: () =>
      draw({ query: { folder_id: "banners" }, rows: files.slice(0, 3).map((file) => ({ ...file, editable: false, system: true })) }),
    selected: () => draw({}, { selection: some }),
    "selected rows": () => draw({}, { view: "list", selection: some }),
    search: () => draw({ query: { search: "harbor", type: ["image", "pdf"], all: true } }),
    undescribed: () => draw({ query: { undescribed: true, all: true }, rows: files.slice(1, 2) }),
    "all described": () => draw({ query: { undescribed: true, all: true }, ...none }),
    bin: () => draw({ query: { deleted: true }, rows: files.slice(3, 6).map((file) => ({ ...file, deleted_at: now - 86_400 * 3 })) }),
    "bin as a list": () => draw({ query: { deleted: true }, rows: files.slice(3, 6) }, { view: "list" }),
    "empty bin": () => draw({ query: { deleted: true }, ...none }),
    empty: () => draw(none),
    guest: () =>
      draw(
        { role: "guest", rows: files.map((file) => ({ ...file, editable: false })) },
        { places: { folders: loaded(shared), usage: loaded(usage), place: "folder", open: null, isGuest: true } },
      ),
    "guest without files": () => draw({ role: "guest", ...none }),
    "no result": () => draw({ query: { search: "nothing like it", all: true }, ...none }, { typed: "nothing like it" }),
    loading: () => draw({ isLoading: true }),
    "loading rows": () => draw({ isLoading: true }, { view: "list" }),
    stale: () => draw({ failure: { tag: "offline" } }),
    broken: () => draw({ ...none, failure: { tag: "server", message: "Something went wrong on our side.", requestId: "5f1c" } }),
    offline: () => draw({ ...none, failure: { tag: "offline" } }),
    forbidden: () => draw({ ...none, failure: forbidden("You do not have permission to do that.") }),
    "unknown folder": () => draw({ query: { folder_id: 99 }, ...none }),
  },
};
