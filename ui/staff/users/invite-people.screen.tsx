import * as E from "fp-ts/lib/Either.js";
import { useState } from "react";
import { Alerts } from "../../../core/client/alerts.service.ts";
import type { InviteResults } from "../../../core/users/invitation.model.ts";
import { People } from "../../../core/users/people.port.ts";
import { useService } from "../../react/services.tsx";
import { useSubmit } from "../../react/use-submit.ts";
import { InvitePeopleView } from "./invite-people.view.tsx";
import { InviteResultsView } from "./invite-results.view.tsx";
import { useCopy } from "./use-copy.ts";
import { useTeams } from "./use-teams.ts";

/** Invites colleagues, then shows the result of each address. */
export const InvitePeopleScreen = () => {
  const people = useService(People);
  const alerts = useService(Alerts);
  const teams = useTeams();
  const copy = useCopy();
  const { run, isPending, failure } = useSubmit();
  const [results, setResults] = useState<InviteResults | null>(null);
  const [restored, setRestored] = useState<readonly number[]>([]);
  if (results === null)
    return (
      <InvitePeopleView
        teams={teams}
        isPending={isPending}
        failure={failure}
        onInvite={(invitees) => run(people.inviteMany(invitees), setResults)}
      />
    );
  const restore = async (user: number): Promise<void> => {
    if (E.isRight(await alerts.reporting(people.restore(user))())) setRestored((before) => [...before, user]);
  };
  return (
    <InviteResultsView
      results={results}
      restored={restored}
      onCopy={copy}
      onRestore={(user) => void restore(user)}
      onMore={() => setResults(null)}
    />
  );
};
