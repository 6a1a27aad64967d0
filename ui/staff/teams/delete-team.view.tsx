import { useState } from "react";
import type { Failure } from "../../../core/kernel/failure.ts";
import { goingWith, kindsOf } from "../../../core/teams/team-kinds.rule.ts";
import type { TeamHeirs, TeamSummary } from "../../../core/teams/team-record.model.ts";
import type { Team } from "../../../core/teams/team.model.ts";
import { teamSettingsText } from "../../i18n/en/team-settings.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { Dialog } from "../../kit/dialog.view.tsx";
import { Select } from "../../kit/select.view.tsx";
import { fieldError } from "../../react/use-submit.ts";
import { FormProblem } from "../auth/form-problem.view.tsx";
import lists from "../settings/settings-list.module.css";
import { relatedWords } from "./related-words.ts";

export type DeleteTeamViewProps = {
  readonly team: Pick<TeamSummary, "id" | "label" | "twilio_phone" | "related">;
  /** all other teams */
  readonly others: readonly Pick<Team, "id" | "label" | "twilio_phone">[];
  readonly isPending: boolean;
  readonly failure: Failure | null;
  readonly onDelete: (heirs: TeamHeirs) => void;
  readonly onClose: () => void;
};

const none = "-";
const choices = [
  { choice: "contacts_to", words: "remove.contacts", noTeam: "remove.noContacts" },
  { choice: "shares_to", words: "remove.shares", noTeam: "remove.noShares" },
  { choice: "line_to", words: "remove.line", noTeam: "remove.noLine" },
] as const;

/** Deletes a team: asks where its contacts, shares and number go, each only where it has some. */
export const DeleteTeamView = ({ team, others, isPending, failure, onDelete, onClose }: DeleteTeamViewProps) => {
  const text = useText(teamSettingsText);
  const [heirs, setHeirs] = useState<TeamHeirs>({ contacts_to: null, shares_to: null, line_to: null });
  const asked = choices.filter(({ choice }) => goingWith(team.related, choice) > 0);
  return (
    <Dialog
      title={text("remove.title", { team: team.label })}
      isOpen
      onClose={onClose}
      footer={
        <Button kind="danger" isPending={isPending} onPress={() => onDelete(heirs)}>
          {text("remove.submit")}
        </Button>
      }
    >
      <div className={lists["stack"]}>
        <FormProblem failure={failure} fields={asked.map(({ choice }) => choice)} />
        <p>{text("remove.body")}</p>
        {asked.length === 0 ? <p className={lists["muted"]}>{text("remove.nothing")}</p> : null}
        {asked.map(({ choice, words, noTeam }) => {
          const free =
            choice === "line_to" ? others.filter(({ twilio_phone }) => [null, team.twilio_phone].includes(twilio_phone)) : others;
          return (
            <Select
              key={choice}
              label={text(words, { what: relatedWords(text, team.related, kindsOf(choice)).join(", ") })}
              help={heirs[choice] === null ? text(noTeam) : undefined}
              error={fieldError(failure, choice)}
              selected={heirs[choice] === null ? none : String(heirs[choice])}
              options={[{ id: none, label: text("remove.none") }, ...free.map(({ id, label }) => ({ id: String(id), label }))]}
              onSelect={(id) => setHeirs({ ...heirs, [choice]: id === none ? null : Number(id) })}
            />
          );
        })}
      </div>
    </Dialog>
  );
};
