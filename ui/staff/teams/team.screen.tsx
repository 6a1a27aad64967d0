import { useEffect, useMemo, useState } from "react";
import { FieldCatalogue } from "../../../core/fields/field-catalogue.service.ts";
import { notFound } from "../../../core/kernel/failure.ts";
import { latestValue } from "../../../core/kernel/remote.ts";
import { Modals } from "../../../core/shell/modals.service.ts";
import { teamRefusals } from "../../../core/teams/team-refusals.ts";
import { People } from "../../../core/users/people.port.ts";
import { FailureState } from "../../kit/failure-state.view.tsx";
import { loadable } from "../../kit/loadable.view.tsx";
import { useParams } from "../../react/address.ts";
import { useDocumentTitle } from "../../react/document-title.ts";
import { useService } from "../../react/services.tsx";
import { useAnswer } from "../../react/use-answer.ts";
import { useLatest } from "../../react/use-latest.ts";
import { useStaffUser } from "../staff-user.ts";
import { TeamView } from "./team.view.tsx";
import { useTeamLine } from "./use-team-line.ts";
import { useTeamMembers } from "./use-team-members.ts";
import { useTeam } from "./use-team.ts";

const remove = loadable(async () => (await import("./delete-team.screen.tsx")).DeleteTeamScreen);

const OneTeam = ({ id }: { readonly id: number }) => {
  const people = useService(People);
  const [catalogue, modals] = [useService(FieldCatalogue), useService(Modals)];
  const [isDeleting, setDeleting] = useState(false);
  const { again, ...held } = useTeam(id);
  const [{ line, save }, members] = [useTeamLine(again), useTeamMembers(again)];
  const users = useAnswer(
    useMemo(() => () => people.list(false), [people]),
    "",
  ).answer;
  const schema = latestValue(useLatest(catalogue.schema$, catalogue.latest()));
  useEffect(() => catalogue.want(), [catalogue]);
  const team = latestValue(held.team);
  useDocumentTitle(team?.label ?? null);
  return (
    <>
      <TeamView
        {...held}
        me={useStaffUser()}
        people={latestValue(users)?.users ?? []}
        fields={schema?.fields ?? []}
        line={line}
        refused={members.refused}
        onMember={(user, isIn) => team !== undefined && members.change(team, user, isIn)}
        onLine={(typed) => team !== undefined && save(team, typed)}
        onFind={() => modals.open("phone-line", { team: id })}
        onDelete={() => setDeleting(true)}
        onRetry={again}
      />
      {isDeleting && team !== undefined ? <remove.View team={team} onClose={() => setDeleting(false)} /> : null}
    </>
  );
};

/** `settings/teams/{team_id}`. */
export const TeamScreen = () => {
  const { teamId = "" } = useParams();
  const id = Number(teamId);
  return Number.isSafeInteger(id) && id > 0 ? <OneTeam key={id} id={id} /> : <FailureState failure={notFound(teamRefusals.no_team)} />;
};
