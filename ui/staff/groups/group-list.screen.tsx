import * as E from "fp-ts/lib/Either.js";
import { useEffect, useRef, useState } from "react";
import { Alerts } from "../../../core/client/alerts.service.ts";
import { GroupCatalogue } from "../../../core/groups/group-catalogue.service.ts";
import {
  type GroupListCommand,
  groupListPage,
  neighbourOf,
  orderAfterDrop,
  parentOfNew,
} from "../../../core/groups/group-list.view-model.ts";
import type { Group } from "../../../core/groups/group.model.ts";
import { startVocabulary } from "../../../core/groups/start-vocabulary.rule.ts";
import { latestValue } from "../../../core/kernel/remote.ts";
import { Modals } from "../../../core/shell/modals.service.ts";
import { groupsText } from "../../i18n/en/groups.ts";
import { useText } from "../../i18n/use-text.ts";
import { useToasts } from "../../kit/toasts.view.tsx";
import { useGo, useParams, useQuery, useSetQuery } from "../../react/address.ts";
import { useService } from "../../react/services.tsx";
import { useLatest } from "../../react/use-latest.ts";
import { useStaffUser } from "../staff-user.ts";
import { FolderDialogs, type FolderQuestion } from "./folder-dialogs.screen.tsx";
import { type GroupAction, GroupListView } from "./group-list.view.tsx";
import { sentenceOf } from "./group-words.ts";
import { MoveFolderScreen } from "./move-folder.screen.tsx";
import { ShareGroupScreen } from "./share-group.screen.tsx";
import { useGroupListCommands } from "./use-group-list-commands.ts";
import { useVocabulary } from "./use-vocabulary.ts";

/** All groups, or those of one folder. */
export const GroupListScreen = () => {
  const [board, alerts, modals, toasts] = [useService(GroupCatalogue), useService(Alerts), useService(Modals), useToasts()];
  const [go, setQuery, text] = [useGo(), useSetQuery(), useText(groupsText)];
  const listing = useLatest(board.listing$, board.latest());
  const search = useRef<HTMLInputElement>(null);
  const [sharing, setSharing] = useState<Group | null>(null);
  const [question, setQuestion] = useState<FolderQuestion>(null);
  const words = useVocabulary(true) ?? startVocabulary;
  const page = groupListPage(latestValue(listing), useParams()["folderId"], useQuery(), useStaffUser().role);
  const groups = latestValue(listing)?.groups ?? [];
  useEffect(() => void board.load(), [board]);
  const show = (view: "grid" | "list"): void => setQuery({ view: view === "grid" ? null : view });
  const commands: Readonly<Record<GroupListCommand, () => void>> = {
    search: () => search.current?.focus(),
    create: () => go("/ui/groups/create"),
    folder: () => setQuestion("new"),
    "rename-folder": () => setQuestion("rename"),
    "remove-folder": () => setQuestion("remove"),
    cards: () => show("grid"),
    list: () => show("list"),
  };
  useGroupListCommands(page, (command) => commands[command]());
  const reorder = (moved: number, target: number | undefined): void =>
    target === undefined ? undefined : void alerts.reporting(board.order(orderAfterDrop(groups, moved, target)))();
  const move = async (group: Group, folder_id: number | null): Promise<void> => {
    const answer = await board.update(group.id, { folder_id, version: group.version })();
    if (E.isLeft(answer)) alerts.showFailure(answer.left);
  };
  const remove = async ({ id, name }: Group): Promise<void> => {
    if (E.isRight(await alerts.reporting(board.remove(id))()))
      toasts.undoable(text("said.removed", { name }), text("actions.undo"), () => void alerts.reporting(board.restore(id))());
  };
  const act = (group: Group, action: GroupAction): void => {
    if (typeof action === "object") return void move(group, action.folder);
    if (action === "share") return setSharing(group);
    if (action === "history") return modals.open("history", { of: "group", id: group.id, name: group.name });
    if (action === "remove") return void remove(group);
    reorder(group.id, neighbourOf(groups, page.folder, group.id, action));
  };
  return (
    <>
      <GroupListView
        {...page}
        listing={listing}
        searchRef={search}
        describe={(group) => sentenceOf(group.filters, words)}
        onSearch={(next) => setQuery({ search: next === "" ? null : next })}
        onView={show}
        onAction={act}
        onDrop={reorder}
        onFolder={setQuestion}
        onRetry={() => void board.load()}
        moveFolder={page.open === null ? null : <MoveFolderScreen folder={page.open} folders={latestValue(listing)?.folders ?? []} />}
      />
      <FolderDialogs
        question={question}
        folder={page.open}
        parent={parentOfNew(latestValue(listing)?.folders ?? [], page.folder)}
        onClose={() => setQuestion(null)}
      />
      {sharing === null ? null : <ShareGroupScreen group={sharing} words={words} onClose={() => setSharing(null)} />}
    </>
  );
};
