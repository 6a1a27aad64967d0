import { Send } from "lucide-react";
import { useState } from "react";
import type { Role } from "../../../core/access/role.model.ts";
import { teamProblem } from "../../../core/access/team-required.rule.ts";
import { type Failure, invalid } from "../../../core/kernel/failure.ts";
import type { Team } from "../../../core/teams/team.model.ts";
import { type Invitees, invitationLimits } from "../../../core/users/invitation.model.ts";
import { pastedAddresses } from "../../../core/users/pasted-addresses.rule.ts";
import { usersText } from "../../i18n/en/users.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { Card } from "../../kit/card.view.tsx";
import { PageHeader } from "../../kit/page-header.view.tsx";
import { TextArea } from "../../kit/text-area.view.tsx";
import { fieldError } from "../../react/use-submit.ts";
import { FormProblem } from "../auth/form-problem.view.tsx";
import lists from "../settings/settings-list.module.css";
import { AccessFields } from "./access-fields.view.tsx";

export type InvitePeopleViewProps = {
  readonly teams: readonly Team[];
  readonly isPending: boolean;
  readonly failure: Failure | null;
  readonly onInvite: (invitees: Invitees) => void;
};

const most = invitationLimits.atOnce;

/** Invites colleagues by their pasted addresses, with one role and the same teams. */
export const InvitePeopleView = ({ teams: known, isPending, failure, onInvite }: InvitePeopleViewProps) => {
  const text = useText(usersText);
  const [pasted, setPasted] = useState("");
  const [role, setRole] = useState<Role>("user");
  const [teams, setTeams] = useState<readonly number[]>([]);
  const [isChecked, setChecked] = useState(false);
  const emails = pastedAddresses(pasted);
  const wrong = emails.length === 0 ? text("create.none") : emails.length > most ? text("create.tooMany", { most }) : undefined;
  const needsTeam = teamProblem(role, teams);
  const submit = (): void => {
    setChecked(true);
    if (wrong === undefined && needsTeam === null) onInvite({ emails, role, teams });
  };
  return (
    <>
      <PageHeader title={text("create.title")} note={text("create.lead")} />
      <Card>
        <form
          className={lists["stack"]}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <FormProblem failure={failure} fields={["emails", "role", "teams"]} />
          <TextArea
            label={text("create.emails")}
            help={text("create.emailsHelp", { most })}
            value={pasted}
            onChange={setPasted}
            autoFocus
            error={(isChecked ? wrong : undefined) ?? fieldError(failure, "emails")}
            count={emails.length === 0 ? "" : text("create.counted", { count: emails.length })}
          />
          <AccessFields
            role={role}
            teams={teams}
            known={known}
            failure={isChecked && needsTeam !== null ? invalid({ teams: [needsTeam] }) : failure}
            onRole={setRole}
            onTeams={setTeams}
          />
          <Button type="submit" kind="primary" icon={Send} isPending={isPending}>
            {text("create.submit", { count: Math.max(1, emails.length) })}
          </Button>
        </form>
      </Card>
    </>
  );
};
