import * as E from "fp-ts/lib/Either.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import { useState } from "react";
import type { GroupEditor } from "../../../core/groups/group-editor.service.ts";
import type { Group } from "../../../core/groups/group.model.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import { groupsText } from "../../i18n/en/groups.ts";
import { useText } from "../../i18n/use-text.ts";
import { useToasts } from "../../kit/toasts.view.tsx";
import { useGo, useSetQuery } from "../../react/address.ts";

/**
 * Saves a group and opens it after creation.
 * @param id null for a new group
 * @param isWrong whether the form is incomplete or invalid
 * @returns `sends`: number of attempts to save an invalid form
 */
export const useGroupSaving = (editor: GroupEditor, id: number | null, isWrong: boolean) => {
  const text = useText(groupsText);
  const toasts = useToasts();
  const go = useGo();
  const setQuery = useSetQuery();
  const [sends, setSends] = useState(0);
  const settled = (command: TaskEither<Failure, Group>): void =>
    void command().then((answer) => {
      if (E.isLeft(answer)) return setQuery({ tab: null, page: null });
      toasts.show({ text: text("said.saved", { name: answer.right.name }), tone: "success" });
      if (id === null) go(`/ui/groups/edit/${answer.right.id}?tab=contacts`, { replace: true });
    });
  /** Saves, or shows the errors in the filter tab. */
  const save = (): void => {
    if (isWrong) {
      setQuery({ tab: null, page: null });
      setSends(sends + 1);
      return;
    }
    settled(editor.save);
  };
  return { sends, save, settled };
};
