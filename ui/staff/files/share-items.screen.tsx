import { pipe } from "fp-ts/lib/function.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import { useCallback } from "react";
import { itemName, itemTeams, type LibraryItem, sharedByAll } from "../../../core/files/library-item.rule.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import { mapRemote } from "../../../core/kernel/remote.ts";
import { shareChange } from "../../../core/teams/shared-teams.rule.ts";
import type { SharedWith } from "../../../core/teams/team.model.ts";
import { TeamStore } from "../../../core/teams/teams.port.ts";
import { filesText } from "../../i18n/en/files.ts";
import { useText } from "../../i18n/use-text.ts";
import { useToasts } from "../../kit/toasts.view.tsx";
import { useService } from "../../react/services.tsx";
import { useAnswer } from "../../react/use-answer.ts";
import { useSubmit } from "../../react/use-submit.ts";
import { TeamShareView } from "../teams/team-share.view.tsx";

type ShareItemsProps = {
  readonly items: readonly LibraryItem[];
  readonly onShared: TaskEither<Failure, void>;
  readonly onClose: () => void;
};

/** Shares files and folders with teams: those that all are shared with are ticked, and what is changed is changed for each. */
export const ShareItemsScreen = ({ items, onShared, onClose }: ShareItemsProps) => {
  const store = useService(TeamStore);
  const toasts = useToasts();
  const text = useText(filesText);
  const { isPending, failure, run } = useSubmit();
  const ask = useCallback(() => store.list(), [store]);
  const { answer, again } = useAnswer(ask, "teams");
  const held = sharedByAll(items);
  const share = (item: LibraryItem, wished: readonly number[]): TaskEither<Failure, SharedWith> => {
    const change = shareChange(held, wished);
    const id = item.kind === "file" ? item.file.id : item.folder.id;
    if (typeof id !== "number") return TE.right({ teams: itemTeams(item) });
    return store.share(item.kind === "file" ? "files" : "files/folders", id, change);
  };
  const submit = (wished: readonly number[]): void =>
    run(
      pipe(
        items,
        TE.traverseSeqArray((item) => share(item, wished)),
      ),
      () => {
        toasts.show({ text: text("done.shared"), tone: "success" });
        void onShared();
        onClose();
      },
    );
  const [first] = items;
  return (
    <TeamShareView
      title={items.length === 1 && first !== undefined ? itemName(first) : text("list.items", { count: items.length })}
      sharing={mapRemote(answer, (teams) => ({ teams, held }))}
      hasContents={false}
      isPending={isPending}
      failure={failure}
      onSubmit={submit}
      onRetry={again}
      onClose={onClose}
    />
  );
};
