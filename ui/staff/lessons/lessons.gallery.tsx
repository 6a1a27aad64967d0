import type { Role } from "../../../core/access/role.model.ts";
import { type Failure, forbidden } from "../../../core/kernel/failure.ts";
import { loaded } from "../../../core/kernel/remote.ts";
import { emptyState, stateOf } from "../../../core/kernel/resource-state.ts";
import { firstLessons, type LessonQuery } from "../../../core/lessons/lesson-query.model.ts";
import type { LessonCard } from "../../../core/lessons/lesson.model.ts";
import { folderEntry, lessonEntry } from "../../../core/lessons/library/lesson-entry.rule.ts";
import type { LessonLibraryState } from "../../../core/lessons/library/lesson-library.model.ts";
import { lessonActionsOn, lessonsShown } from "../../../core/lessons/library/lesson-library.view-model.ts";
import type { GalleryEntry } from "../../gallery/gallery-entry.ts";
import { folders, lessons, makers, now, tags } from "./gallery-lessons.ts";
import { lessonFolderHref, lessonHref } from "./lessons-address.ts";
import { LessonsView, type LessonsViewProps } from "./lessons.view.tsx";

const nothing = (): void => undefined;

type Shown = {
  readonly query?: Partial<LessonQuery>;
  readonly rows?: readonly LessonCard[];
  readonly count?: number;
  readonly role?: Role;
  readonly failure?: Failure;
  readonly isLoading?: boolean;
};

const heldBy = ({ rows = lessons, count = rows.length, failure, isLoading = false }: Shown): LessonLibraryState["page"] => {
  const held = { all: rows, count, page: 1, pages: Math.ceil(count / 50) };
  const facts = { ...emptyState("grid"), rows: loaded(held) };
  if (isLoading) return stateOf({ ...facts, rows: { tag: "loading" } });
  return stateOf(
    failure === undefined ? facts : { ...facts, rows: { tag: "failed", failure, ...(rows.length === 0 ? {} : { previous: held }) } },
  );
};

const draw = (shown: Shown, props: Partial<LessonsViewProps> = {}) => {
  const { role = "admin" } = shown;
  const query = { ...firstLessons, ...shown.query };
  const isEmpty = shown.rows?.length === 0;
  const binned = folders.slice(1, 2).map((folder) => ({ ...folder, parent_id: null, folder_id: null, deleted_at: now - 86_400 * 3 }));
  const seen = isEmpty && query.folder_id === null ? [] : folders.map((folder) => ({ ...folder, editable: role !== "guest" }));
  const tree = shown.isLoading === true ? { tag: "loading" as const } : loaded(seen);
  const state: LessonLibraryState = {
    query,
    answered: query,
    page: heldBy(shown),
    folders: tree,
    binFolders: loaded(isEmpty ? [] : binned),
    tags: loaded(tags),
  };
  const isBin = query.deleted;
  const isGuest = role === "guest";
  const given = lessonsShown(state, query, role);
  return (
    <LessonsView
      {...given}
      {...{ query, now, isGuest, tags, makers }}
      folderActions={given.folder === null ? [] : lessonActionsOn([folderEntry(given.folder)], isBin, role)}
      view="grid"
      typed={query.search}
      selection={new Set()}
      isBusy={false}
      searchRef={{ current: null }}
      places={{ folders: tree, place: isBin ? "bin" : query.recent ? "recent" : "folder", open: query.folder_id, isGuest }}
      drag={{ mayMoveInto: () => true, onMove: nothing }}
      hrefOf={(entry) => (isBin ? null : entry.kind === "folder" ? lessonFolderHref(entry.id) : lessonHref(entry.id))}
      noteOf={() => (isBin ? "87 days left" : query.all ? "Onboarding / First week" : null)}
      actionsFor={(entries) => lessonActionsOn(entries, isBin, role)}
      onNewFolder={nothing}
      onReplace={nothing}
      onImport={nothing}
      onPublishing={role === "admin" ? nothing : null}
      onFolderAction={nothing}
      onAction={nothing}
      onSelection={nothing}
      onSearch={nothing}
      onFilter={nothing}
      onSort={nothing}
      onView={nothing}
      onPage={nothing}
      onClear={nothing}
      onRetry={nothing}
      {...props}
    />
  );
};

const some = new Set([...folders.slice(0, 1).map(folderEntry), ...lessons.slice(0, 2).map(lessonEntry)].map(({ key }) => key));
const two = new Set(lessons.slice(0, 2).map((lesson) => lessonEntry(lesson).key));
const none = { rows: [], count: 0 };
const binned = lessons.slice(2, 4).map((lesson) => ({ ...lesson, deleted_at: now - 86_400 * 3 }));

export const gallery: GalleryEntry = {
  name: "lessons",
  group: "staff/lessons",
  isWhole: true,
  states: {
    grid: () => draw({ count: 128 }),
    list: () => draw({ count: 128 }, { view: "list" }),
    folder: () => draw({ query: { folder_id: 3 } }),
    "empty folder": () => draw({ query: { folder_id: 5 }, ...none }),
    selected: () => draw({}, { selection: some }),
    "selected lessons": () => draw({}, { view: "list", selection: two }),
    search: () =>
      draw({ query: { search: "mooring", tags: ["Safety"], makers: [1], state: ["changed"], all: true }, rows: lessons.slice(0, 1) }),
    recent: () => draw({ query: { recent: true, all: true }, rows: lessons.slice(0, 2) }),
    "nothing recent": () => draw({ query: { recent: true, all: true }, ...none }),
    bin: () => draw({ query: { deleted: true }, rows: binned }),
    "bin as a list": () => draw({ query: { deleted: true }, rows: binned }, { view: "list" }),
    "empty bin": () => draw({ query: { deleted: true }, ...none }),
    empty: () => draw(none),
    guest: () => draw({ role: "guest", rows: lessons.map((lesson) => ({ ...lesson, editable: false, deletable: false })) }),
    "guest without lessons": () => draw({ role: "guest", ...none }),
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
