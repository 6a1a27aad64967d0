import * as E from "fp-ts/lib/Either.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import { Save } from "lucide-react";
import { useEffect, useState } from "react";
import { ContactFigures } from "../../../core/contacts/contact-figures.port.ts";
import { GroupCatalogue } from "../../../core/groups/group-catalogue.service.ts";
import { GroupEditor } from "../../../core/groups/group-editor.service.ts";
import type { Group } from "../../../core/groups/group.model.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import { latestValue } from "../../../core/kernel/remote.ts";
import { groupsText } from "../../i18n/en/groups.ts";
import { useText } from "../../i18n/use-text.ts";
import { loadable } from "../../kit/loadable.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import { useToasts } from "../../kit/toasts.view.tsx";
import { useUnsavedGuard } from "../../kit/unsaved-guard.view.tsx";
import { useGo, useParams, useQuery, useSetQuery } from "../../react/address.ts";
import { useScreenCommands } from "../../react/screen-commands.ts";
import { useService } from "../../react/services.tsx";
import { useLatest } from "../../react/use-latest.ts";
import { GroupEditView } from "./group-edit.view.tsx";

/** The other tab, with its table; it comes while the first is looked at. */
const members = loadable(
  async () => (await import("./group-members.screen.tsx")).GroupMembersScreen,
  () => <SkeletonLines lines={6} />,
);

/** Below what is built; it comes while that is read. */
const outcome = loadable(
  async () => (await import("./group-outcome.screen.tsx")).GroupOutcomeScreen,
  () => <SkeletonLines lines={3} />,
);
const people = loadable(async () => (await import("./clause-people.screen.tsx")).ClausePeopleScreen);

/** A new group, or one to change. */
export const GroupEditScreen = () => {
  const editor = useService(GroupEditor);
  const board = useService(GroupCatalogue);
  const figures = useService(ContactFigures);
  const state = useLatest(editor.state$, editor.latest());
  const shelf = useLatest(board.shelf$, board.latest());
  const params = useParams();
  const query = useQuery();
  const setQuery = useSetQuery();
  const go = useGo();
  const text = useText(groupsText);
  const toasts = useToasts();
  const id = params["id"] === undefined ? null : Number(params["id"]);
  const { requestClose, question } = useUnsavedGuard(state.isDirty, editor.discard);

  useEffect(() => void editor.open(id)(), [editor, id]);
  useEffect(() => void board.load(), [board]);
  useEffect(() => members.preload(), []);
  const [sends, setSends] = useState(0);
  const settled = (command: TaskEither<Failure, Group>): void =>
    void command().then((answer) => {
      if (E.isLeft(answer)) return setQuery({ tab: null, page: null });
      toasts.show({ text: text("said.saved", { name: answer.right.name }), tone: "success" });
      if (id === null) go(`/ui/groups/edit/${answer.right.id}?tab=contacts`, { replace: true });
    });
  /** Saves, or says what is missing or went wrong where the filter is. */
  const save = (): void => {
    if (state.problem !== null) {
      setQuery({ tab: null, page: null });
      setSends(sends + 1);
      return;
    }
    settled(editor.save);
  };
  useScreenCommands([
    {
      id: "save",
      title: text("actions.save"),
      icon: Save,
      keys: "mod+enter",
      run: () => (state.isDirty && state.form.name.trim() !== "" ? save() : undefined),
    },
  ]);

  return (
    <>
      <GroupEditView
        state={state}
        isKept={id !== null}
        folders={latestValue(shelf)?.folders ?? []}
        tab={query["tab"] === "contacts" ? "contacts" : "filter"}
        members={state.group === null ? null : <members.View group={state.group} />}
        suggest={figures.distinct}
        People={people.View}
        Outcome={outcome.View}
        sends={sends}
        onEdit={editor.edit}
        onPreview={() => void editor.preview()}
        onSave={save}
        onDiscard={requestClose}
        onTab={(tab) => setQuery({ tab: tab === "filter" ? null : tab, page: null })}
        onRetry={() => void editor.open(id)()}
        onClash={{ onKeepMine: () => settled(editor.keepMine), onTakeTheirs: editor.takeTheirs, onClose: editor.setAside }}
      />
      {question}
    </>
  );
};
