import * as E from "fp-ts/lib/Either.js";
import { useCallback, useEffect, useState } from "react";
import { idle, loaded, type Remote, toFailed, toLoading } from "../../../core/kernel/remote.ts";
import { shareChange } from "../../../core/teams/shared-teams.rule.ts";
import type { Shareable } from "../../../core/teams/team.model.ts";
import { TeamStore } from "../../../core/teams/teams.port.ts";
import { teamsText } from "../../i18n/en/teams.ts";
import { useText } from "../../i18n/use-text.ts";
import { useToasts } from "../../kit/toasts.view.tsx";
import { useService } from "../../react/services.tsx";
import { useSubmit } from "../../react/use-submit.ts";
import { type Sharing, TeamShareView } from "./team-share.view.tsx";

type TeamShareScreenProps = { readonly resource: Shareable; readonly id: number; readonly title: string; readonly onClose: () => void };

/** Shares one resource with teams. */
export const TeamShareScreen = ({ resource, id, title, onClose }: TeamShareScreenProps) => {
  const store = useService(TeamStore);
  const toasts = useToasts();
  const text = useText(teamsText);
  const [sharing, setSharing] = useState<Remote<Sharing>>(idle);
  const { isPending, failure, run } = useSubmit();
  const load = useCallback(async () => {
    setSharing(toLoading);
    const [teams, shared] = await Promise.all([store.list()(), store.sharedWith(resource, id)()]);
    if (E.isLeft(teams)) return setSharing((known) => toFailed(known, teams.left));
    if (E.isLeft(shared)) return setSharing((known) => toFailed(known, shared.left));
    setSharing(loaded({ teams: teams.right, held: shared.right.teams }));
  }, [store, resource, id]);
  useEffect(() => void load(), [load]);
  const submit = (wished: readonly number[], full: boolean): void => {
    if (sharing.tag !== "loaded") return;
    run(store.share(resource, id, { ...shareChange(sharing.value.held, wished), full }), () => {
      toasts.show({ text: text("shared"), tone: "success" });
      onClose();
    });
  };
  return (
    <TeamShareView
      title={title}
      sharing={sharing}
      isPending={isPending}
      failure={failure}
      onSubmit={submit}
      onRetry={() => void load()}
      onClose={onClose}
    />
  );
};
