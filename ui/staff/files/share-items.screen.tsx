import { pipe } from "fp-ts/lib/function.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { LibraryItem } from "../../../core/files/library-item.rule.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import { shareChange } from "../../../core/teams/shared-teams.rule.ts";
import type { SharedWith } from "../../../core/teams/team.model.ts";
import { TeamStore } from "../../../core/teams/teams.port.ts";
import { filesText } from "../../i18n/en/files.ts";
import { useText } from "../../i18n/use-text.ts";
import { useToasts } from "../../kit/toasts.view.tsx";
import { useService } from "../../react/services.tsx";
import { useSubmit } from "../../react/use-submit.ts";
import { ShareEntriesScreen } from "../library/share-entries.screen.tsx";

type ShareItemsProps = {
  readonly items: readonly LibraryItem[];
  readonly onShared: TaskEither<Failure, void>;
  readonly onClose: () => void;
};

/** Shares files and folders with teams. */
export const ShareItemsScreen = ({ items, onShared, onClose }: ShareItemsProps) => {
  const store = useService(TeamStore);
  const [toasts, text] = [useToasts(), useText(filesText)];
  const { isPending, failure, run } = useSubmit();
  const share = ({ kind, id, teams }: LibraryItem, change: ReturnType<typeof shareChange>): TaskEither<Failure, SharedWith> =>
    typeof id === "number" ? store.share(kind === "file" ? "files" : "files/folders", id, change) : TE.right({ teams });
  const submit = (held: readonly number[], wished: readonly number[]): void =>
    run(
      pipe(
        items,
        TE.traverseSeqArray((item) => share(item, shareChange(held, wished))),
      ),
      () => {
        toasts.show({ text: text("done.shared"), tone: "success" });
        void onShared();
        onClose();
      },
    );
  return <ShareEntriesScreen items={items} isPending={isPending} failure={failure} onSubmit={submit} onClose={onClose} />;
};
