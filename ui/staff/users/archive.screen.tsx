import * as E from "fp-ts/lib/Either.js";
import { useMemo, useState } from "react";
import { Alerts } from "../../../core/client/alerts.service.ts";
import { type Failure, failureMessage } from "../../../core/kernel/failure.ts";
import { latestValue } from "../../../core/kernel/remote.ts";
import type { Leaving } from "../../../core/users/owned.model.ts";
import { People } from "../../../core/users/people.port.ts";
import { usersText } from "../../i18n/en/users.ts";
import { useText } from "../../i18n/use-text.ts";
import { useToasts } from "../../kit/toasts.view.tsx";
import { useService } from "../../react/services.tsx";
import { useAnswer } from "../../react/use-answer.ts";
import { ArchiveDialogView } from "./archive-dialog.view.tsx";
import { useOwned } from "./use-owned.ts";

type ArchiveProps = {
  readonly users: readonly { readonly id: number; readonly name: string }[];
  readonly onDone: () => void;
  readonly onClose: () => void;
};

/** Archives users, one after another, with an Undo that also gives back what they owned. */
export const ArchiveScreen = ({ users, onDone, onClose }: ArchiveProps) => {
  const text = useText(usersText);
  const [people, alerts, toasts] = [useService(People), useService(Alerts), useToasts()];
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const owned = useOwned(users, onClose);
  const list = useAnswer(
    useMemo(() => () => people.list(false), [people]),
    "",
  ).answer;
  const others = (latestValue(list)?.users ?? []).filter(({ id, state }) => state === "active" && !users.some((user) => user.id === id));
  const undo = async (gone: ArchiveProps["users"]): Promise<void> => {
    for (const { id } of gone) await alerts.reporting(people.restore(id, true))();
    onDone();
  };
  const archive = async (leaving: Leaving): Promise<void> => {
    setPending(true);
    setFailure(null);
    const gone: { readonly id: number; readonly name: string }[] = [];
    const refused: Failure[] = [];
    for (const user of users) {
      const answer = await people.archive(user.id, leaving)();
      if (E.isRight(answer)) gone.push(user);
      else refused.push(answer.left);
    }
    setPending(false);
    const [first] = refused;
    if (gone.length === 0 && first !== undefined) return setFailure(first);
    onDone();
    onClose();
    if (first !== undefined) toasts.show({ text: failureMessage(first), tone: "error" });
    const name = gone[0]?.name ?? "";
    toasts.undoable(text("archive.done", { count: gone.length, name }), text("undo"), () => void undo(gone));
  };
  return owned === undefined ? null : (
    <ArchiveDialogView
      names={users.map(({ name }) => name)}
      {...{ others, isPending, failure }}
      owned={owned}
      onArchive={(leaving) => void archive(leaving)}
      onClose={onClose}
    />
  );
};
