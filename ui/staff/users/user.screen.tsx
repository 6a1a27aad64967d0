import * as E from "fp-ts/lib/Either.js";
import { useMemo, useState } from "react";
import { Alerts } from "../../../core/client/alerts.service.ts";
import { Clock } from "../../../core/kernel/clock.port.ts";
import type { UserChange } from "../../../core/users/colleague.model.ts";
import { People } from "../../../core/users/people.port.ts";
import { usersText } from "../../i18n/en/users.ts";
import { useText } from "../../i18n/use-text.ts";
import { loadable } from "../../kit/loadable.view.tsx";
import { useToasts } from "../../kit/toasts.view.tsx";
import { useService } from "../../react/services.tsx";
import { useAnswer } from "../../react/use-answer.ts";
import { useSubmit } from "../../react/use-submit.ts";
import { useStaffUser } from "../staff-user.ts";
import { useCopy } from "./use-copy.ts";
import { useTeams } from "./use-teams.ts";
import { UserView } from "./user.view.tsx";

const archive = loadable(async () => (await import("./archive.screen.tsx")).ArchiveScreen);

/** One user: details, permissions, sessions and history. */
export const UserScreen = ({ id }: { readonly id: number }) => {
  const text = useText(usersText);
  const [people, alerts, clock] = [useService(People), useService(Alerts), useService(Clock)];
  const [now] = useState(clock.now);
  const me = useStaffUser();
  const teams = useTeams();
  const [copy, toasts] = [useCopy(), useToasts()];
  const { run, isPending, failure } = useSubmit();
  const askUser = useMemo(() => () => people.get(id), [people, id]);
  const askSessions = useMemo(() => () => people.sessions(id), [people, id]);
  const user = useAnswer(askUser, "");
  const sessions = useAnswer(askSessions, "");
  const askOwned = useMemo(() => () => people.owned(id), [people, id]);
  const owned = useAnswer(askOwned, "");
  const [archived, setArchived] = useState<string | null>(null);
  const act = async <A,>(command: ReturnType<typeof alerts.reporting<A>>, said: string): Promise<void> => {
    const answer = await alerts.reporting(command)();
    user.again();
    sessions.again();
    if (E.isRight(answer)) alerts.show(said, "success");
  };
  const save = (change: UserChange): void =>
    run(people.change(id, change), () => {
      user.again();
      alerts.show(text("user.saved"), "success");
    });
  const reinvite = async (): Promise<void> => {
    const answer = await alerts.reporting(people.reinvite(id))();
    user.again();
    if (E.isLeft(answer)) return;
    const { link, mailed } = answer.right;
    toasts.show({
      text: text(mailed ? "bulk.sent" : "user.notMailed", { count: 1 }),
      tone: "success",
      action: { label: text("results.copy"), run: () => copy(link) },
    });
  };
  return (
    <>
      <UserView
        user={user.answer}
        sessions={sessions.answer}
        owned={owned.answer}
        {...{ me: me.id, now, teams, isPending, failure }}
        onSave={save}
        onReload={user.again}
        onEndSession={(session) => void act(people.endSession(id, session), text("user.ended"))}
        onReinvite={() => void reinvite()}
        onRestore={(name) => void act(people.restore(id), text("user.restored", { name }))}
        onArchive={(name) => setArchived(name)}
      />
      {archived === null ? null : (
        <archive.View
          users={[{ id, name: archived }]}
          onDone={() => {
            user.again();
            sessions.again();
            owned.again();
          }}
          onClose={() => setArchived(null)}
        />
      )}
    </>
  );
};
