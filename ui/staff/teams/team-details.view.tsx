import { useState } from "react";
import type { Failure } from "../../../core/kernel/failure.ts";
import { teamDraft, type TeamDetailValues, unsavedEdits } from "../../../core/teams/team-edits.rule.ts";
import type { Team, TeamChange } from "../../../core/teams/team.model.ts";
import { teamSettingsText } from "../../i18n/en/team-settings.ts";
import { useText } from "../../i18n/use-text.ts";
import { Card } from "../../kit/card.view.tsx";
import { SaveBar } from "../../kit/save-bar.view.tsx";
import { FormProblem } from "../auth/form-problem.view.tsx";
import lists from "../settings/settings-list.module.css";
import { TeamFields, type TeamFieldsProps } from "./team-fields.view.tsx";
import { TeamLook } from "./team-look.view.tsx";

export type TeamDetailsProps = Pick<TeamFieldsProps, "fields"> & {
  readonly team: Team;
  readonly isPending: boolean;
  readonly failure: Failure | null;
  readonly onSave: (change: TeamChange) => void;
};

/** Name, colour and fields of a team, saved together; what is typed outlives changes of the stored team. */
export const TeamDetails = ({ team, fields, isPending, failure, onSave }: TeamDetailsProps) => {
  const text = useText(teamSettingsText);
  const [edits, setEdits] = useState<Partial<TeamDetailValues>>({});
  const [version, setVersion] = useState(team.version);
  const [discards, setDiscards] = useState(0);
  const unsaved = unsavedEdits(team, edits);
  if (version !== team.version) {
    setVersion(team.version);
    setEdits(unsaved);
  }
  const draft = teamDraft(team, edits);
  return (
    <>
      <Card title={text("details.title")}>
        <div className={lists["stack"]}>
          <FormProblem failure={failure} fields={["label", "color"]} />
          <TeamLook
            look={draft}
            failure={failure}
            colorKey={`${team.color} ${discards}`}
            onChange={(look) => setEdits({ ...edits, ...look })}
          />
          <TeamFields chosen={draft.contact_fields} fields={fields} onChange={(contact_fields) => setEdits({ ...edits, contact_fields })} />
        </div>
      </Card>
      <SaveBar
        isDirty={Object.keys(unsaved).length > 0}
        isPending={isPending}
        onSave={() => onSave({ ...draft, contact_fields: [...draft.contact_fields], version: team.version })}
        onDiscard={() => {
          setEdits({});
          setDiscards(discards + 1);
        }}
      />
    </>
  );
};
