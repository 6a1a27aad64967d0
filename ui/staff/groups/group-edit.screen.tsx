import { Save } from "lucide-react";
import { useEffect } from "react";
import { ContactFigures } from "../../../core/contacts/contact-figures.port.ts";
import { GroupCatalogue } from "../../../core/groups/group-catalogue.service.ts";
import { GroupEditor } from "../../../core/groups/group-editor.service.ts";
import { latestValue } from "../../../core/kernel/remote.ts";
import { groupsText } from "../../i18n/en/groups.ts";
import { useText } from "../../i18n/use-text.ts";
import { loadable } from "../../kit/loadable.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import { useUnsavedGuard } from "../../kit/unsaved-guard.view.tsx";
import { useParams, useQuery, useSetQuery } from "../../react/address.ts";
import { useScreenCommands } from "../../react/screen-commands.ts";
import { useService } from "../../react/services.tsx";
import { useLatest } from "../../react/use-latest.ts";
import { GroupEditView } from "./group-edit.view.tsx";
import { useGroupSaving } from "./use-group-saving.ts";

/** The contacts tab, preloaded while the first tab is shown. */
const members = loadable(
  async () => (await import("./group-members.screen.tsx")).GroupMembersScreen,
  () => <SkeletonLines lines={6} />,
);

/** Below the builder; lazily loaded while the group loads. */
const outcome = loadable(
  async () => (await import("./group-outcome.screen.tsx")).GroupOutcomeScreen,
  () => <SkeletonLines lines={3} />,
);
const dateHint = loadable(
  async () => (await import("./date-hint.screen.tsx")).DateHintScreen,
  () => null,
);
const people = loadable(async () => (await import("./clause-people.screen.tsx")).ClausePeopleScreen);

/** Creates or edits a group. */
export const GroupEditScreen = () => {
  const editor = useService(GroupEditor);
  const board = useService(GroupCatalogue);
  const figures = useService(ContactFigures);
  const state = useLatest(editor.state$, editor.latest());
  const listing = useLatest(board.listing$, board.latest());
  const params = useParams();
  const query = useQuery();
  const setQuery = useSetQuery();
  const text = useText(groupsText);
  const id = params["id"] === undefined ? null : Number(params["id"]);
  const { requestClose, question } = useUnsavedGuard(state.isDirty, editor.discard);

  useEffect(() => void editor.open(id)(), [editor, id]);
  useEffect(() => void board.load(), [board]);
  useEffect(() => members.preload(), []);
  const { sends, save, settled } = useGroupSaving(editor, id, state.problem !== null);
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
        folders={latestValue(listing)?.folders ?? []}
        tab={query["tab"] === "contacts" ? "contacts" : "filter"}
        members={state.group === null ? null : <members.View group={state.group} />}
        suggest={figures.distinct}
        People={people.View}
        DateHint={dateHint.View}
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
