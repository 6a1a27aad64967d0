import { useCallback } from "react";
import type { Failure } from "../../../core/kernel/failure.ts";
import { mapRemote } from "../../../core/kernel/remote.ts";
import { type LibraryEntry, sharedByAll } from "../../../core/library/library-entry.rule.ts";
import { TeamStore } from "../../../core/teams/teams.port.ts";
import { libraryText } from "../../i18n/en/library.ts";
import { useText } from "../../i18n/use-text.ts";
import { useService } from "../../react/services.tsx";
import { useAnswer } from "../../react/use-answer.ts";
import { TeamShareView } from "../teams/team-share.view.tsx";

type ShareEntriesProps = {
  readonly items: readonly LibraryEntry[];
  readonly isPending: boolean;
  readonly failure: Failure | null;
  /** @param held the teams that all entries are shared with */
  readonly onSubmit: (held: readonly number[], wished: readonly number[]) => void;
  readonly onClose: () => void;
};

/** Shares entries with teams: those that all are shared with are ticked, and what is changed is changed for each. */
export const ShareEntriesScreen = ({ items, isPending, failure, onSubmit, onClose }: ShareEntriesProps) => {
  const store = useService(TeamStore);
  const text = useText(libraryText);
  const ask = useCallback(() => store.list(), [store]);
  const { answer, again } = useAnswer(ask, "teams");
  const held = sharedByAll(items);
  const [first] = items;
  return (
    <TeamShareView
      title={items.length === 1 && first !== undefined ? first.name : text("list.items", { count: items.length })}
      sharing={mapRemote(answer, (teams) => ({ teams, held }))}
      hasContents={false}
      isPending={isPending}
      failure={failure}
      onSubmit={(wished) => onSubmit(held, wished)}
      onRetry={again}
      onClose={onClose}
    />
  );
};
