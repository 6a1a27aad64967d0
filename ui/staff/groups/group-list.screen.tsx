import * as E from "fp-ts/lib/Either.js";
import { FolderPlus, LayoutGrid, List, ListFilterPlus, Pencil, Search, Trash2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { isAdmin } from "../../../core/access/permission.rule.ts";
import { Alerts } from "../../../core/client/alerts.service.ts";
import { contactFields } from "../../../core/groups/contact-fields.rule.ts";
import type { GroupVocabulary } from "../../../core/groups/group-answers.model.ts";
import { GroupCatalogue } from "../../../core/groups/group-catalogue.service.ts";
import type { Group, GroupChange, ShareTo } from "../../../core/groups/group.model.ts";
import { GroupStore } from "../../../core/groups/groups.port.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import { latestValue } from "../../../core/kernel/remote.ts";
import { Modals } from "../../../core/shell/modals.service.ts";
import { groupsText } from "../../i18n/en/groups.ts";
import { useText } from "../../i18n/use-text.ts";
import { useToasts } from "../../kit/toasts.view.tsx";
import { useGo, useParams, useQuery, useSetQuery } from "../../react/address.ts";
import { useScreenCommands } from "../../react/screen-commands.ts";
import { useService } from "../../react/services.tsx";
import { useLatest } from "../../react/use-latest.ts";
import { useStaffUser } from "../staff-user.ts";
import { FolderDialogs, type FolderQuestion } from "./folder-dialogs.tsx";
import { type GroupAction, GroupListView } from "./group-list.view.tsx";
import { sentenceOf } from "./group-words.ts";
import { ShareDialog } from "./share-dialog.view.tsx";

const noWords: GroupVocabulary = {
  fields: contactFields,
  campaigns: [],
  lessons: [],
  trackers: [],
  people: [],
  teams: [],
  timezone: "UTC",
};

/** Moves one id to the place of another. */
const movedTo = (ids: readonly number[], moved: number, target: number): readonly number[] => {
  const [from, to] = [ids.indexOf(moved), ids.indexOf(target)];
  if (from < 0 || to < 0) return ids;
  return ids.filter((id) => id !== moved).toSpliced(to, 0, moved);
};

/** All groups, or those of a folder. */
export const GroupListScreen = () => {
  const board = useService(GroupCatalogue);
  const alerts = useService(Alerts);
  const modals = useService(Modals);
  const store = useService(GroupStore);
  const shelf = useLatest(board.shelf$, board.latest());
  const { role } = useStaffUser();
  const { folderId } = useParams();
  const query = useQuery();
  const setQuery = useSetQuery();
  const go = useGo();
  const text = useText(groupsText);
  const toasts = useToasts();
  const search = useRef<HTMLInputElement>(null);
  const [words, setWords] = useState<GroupVocabulary>(noWords);
  const [sharing, setSharing] = useState<Group | null>(null);
  const [isPending, setPending] = useState(false);
  const [notShared, setNotShared] = useState<Failure | null>(null);
  const [question, setQuestion] = useState<FolderQuestion>(null);
  const isMember = role !== "guest";
  const mayManageFolders = isAdmin(role);
  const isList = query["view"] === "list";
  const show = (view: "grid" | "list"): void => setQuery({ view: view === "grid" ? null : view });
  const folder = folderId === undefined ? null : Number(folderId);
  const { groups, folders } = latestValue(shelf) ?? { groups: [], folders: [] };

  useEffect(() => void board.load(), [board]);
  useEffect(() => {
    void store
      .vocabulary()()
      .then((answer) => (E.isRight(answer) ? setWords(answer.right) : undefined));
  }, [store]);
  useScreenCommands([
    { id: "search", title: text("list.search"), icon: Search, keys: "/", run: () => search.current?.focus() },
    ...(isMember
      ? [
          { id: "create", title: text("actions.create"), icon: ListFilterPlus, keys: "n", run: () => go("/ui/groups/create") },
          { id: "folder", title: text("actions.newFolder"), icon: FolderPlus, run: () => setQuestion("new") },
        ]
      : []),
    ...(mayManageFolders && folder !== null
      ? [
          { id: "rename-folder", title: text("actions.renameFolder"), icon: Pencil, run: () => setQuestion("rename") },
          { id: "remove-folder", title: text("actions.removeFolder"), icon: Trash2, run: () => setQuestion("remove") },
        ]
      : []),
    isList
      ? { id: "cards", title: text("list.asCards"), icon: LayoutGrid, run: () => show("grid") }
      : { id: "list", title: text("list.asRows"), icon: List, run: () => show("list") },
  ]);

  const update = (group: Group, change: Omit<GroupChange, "version">) => board.update(group.id, { ...change, version: group.version })();
  const move = async (group: Group, to: number | null): Promise<void> => {
    const answer = await update(group, { folder_id: to });
    if (E.isLeft(answer)) alerts.showFailure(answer.left);
  };
  const share = async (group: Group, share_to: ShareTo): Promise<void> => {
    setPending(true);
    setNotShared(null);
    const answer = await update(group, { share_to });
    setPending(false);
    if (E.isLeft(answer)) setNotShared(answer.left);
    else setSharing(null);
  };
  const reorder = (moved: number, target: number | undefined): void => {
    if (target !== undefined)
      void alerts.reporting(
        board.order(
          movedTo(
            groups.map(({ id }) => id),
            moved,
            target,
          ),
        ),
      )();
  };
  const remove = async (group: Group): Promise<void> => {
    if (E.isLeft(await alerts.reporting(board.remove(group.id))())) return;
    toasts.undoable(
      text("said.removed", { name: group.name }),
      text("actions.undo"),
      () => void alerts.reporting(board.restore(group.id))(),
    );
  };
  const act = (group: Group, action: GroupAction): void => {
    if (typeof action === "object") return void move(group, action.folder);
    if (action === "share") {
      setNotShared(null);
      return setSharing(group);
    }
    if (action === "history") return modals.open("history", { of: "group", id: String(group.id), name: group.name });
    if (action === "remove") return void remove(group);
    const shown = folder === null ? groups : groups.filter(({ folder_id }) => folder_id === folder);
    reorder(group.id, shown[shown.findIndex(({ id }) => id === group.id) + (action === "up" ? -1 : 1)]?.id);
  };

  return (
    <>
      <GroupListView
        shelf={shelf}
        folder={folder}
        search={query["search"] ?? ""}
        view={isList ? "list" : "grid"}
        mayCreate={isMember}
        mayManageFolders={mayManageFolders}
        searchRef={search}
        describe={(group) => sentenceOf(group.filters, words)}
        onSearch={(next) => setQuery({ search: next === "" ? null : next })}
        onView={show}
        onAction={act}
        onDrop={reorder}
        onFolder={setQuestion}
        onRetry={() => void board.load()}
      />
      <FolderDialogs question={question} folder={folders.find(({ id }) => id === folder) ?? null} onClose={() => setQuestion(null)} />
      {sharing === null ? null : (
        <ShareDialog
          name={sharing.name}
          share={sharing.share_to}
          words={words}
          isPending={isPending}
          failure={notShared}
          onClose={() => setSharing(null)}
          onSave={(share_to) => void share(sharing, share_to)}
        />
      )}
    </>
  );
};
