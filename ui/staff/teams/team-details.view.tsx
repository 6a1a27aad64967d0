import { useState } from "react";
import type { Failure } from "../../../core/kernel/failure.ts";
import type { Team, TeamChange } from "../../../core/teams/team.model.ts";
import { teamSettingsText } from "../../i18n/en/team-settings.ts";
import { useText } from "../../i18n/use-text.ts";
import { Card } from "../../kit/card.view.tsx";
import { SaveBar } from "../../kit/save-bar.view.tsx";
import { FormProblem } from "../auth/form-problem.view.tsx";
import { TeamFields, type TeamFieldsProps } from "./team-fields.view.tsx";
import { TeamLook } from "./team-look.view.tsx";
import styles from "./team-settings.module.css";

export type TeamDetailsProps = Pick<TeamFieldsProps, "fields"> & {
  readonly team: Team;
  readonly isPending: boolean;
  readonly failure: Failure | null;
  readonly onSave: (change: TeamChange) => void;
};

const draftOf = ({ label, color, contact_fields }: Team) => ({ label, color, contact_fields });

/** Name, colour and fields of a team, saved together. */
export const TeamDetails = ({ team, fields, isPending, failure, onSave }: TeamDetailsProps) => {
  const text = useText(teamSettingsText);
  const first = draftOf(team);
  const [draft, setDraft] = useState(first);
  return (
    <>
      <Card title={text("details.title")}>
        <div className={styles["stack"]}>
          <FormProblem failure={failure} fields={["label", "color"]} />
          <TeamLook look={draft} failure={failure} onChange={(look) => setDraft({ ...draft, ...look })} />
          <TeamFields chosen={draft.contact_fields} fields={fields} onChange={(contact_fields) => setDraft({ ...draft, contact_fields })} />
        </div>
      </Card>
      <SaveBar
        isDirty={JSON.stringify(draft) !== JSON.stringify(first)}
        isPending={isPending}
        onSave={() => onSave({ ...draft, contact_fields: [...draft.contact_fields], version: team.version })}
        onDiscard={() => setDraft(first)}
      />
    </>
  );
};
