import { useState } from "react";
import type { Failure } from "../../../core/kernel/failure.ts";
import { firstColor } from "../../../core/teams/decide-team.rule.ts";
import { teamSettingsText } from "../../i18n/en/team-settings.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { Dialog } from "../../kit/dialog.view.tsx";
import { FormProblem } from "../auth/form-problem.view.tsx";
import lists from "../settings/settings-list.module.css";
import { TeamLook } from "./team-look.view.tsx";

export type NewTeamViewProps = {
  readonly isPending: boolean;
  readonly failure: Failure | null;
  readonly onCreate: (label: string, color: string) => void;
  readonly onClose: () => void;
};

/** Creates a team with a name and a colour. */
export const NewTeamView = ({ isPending, failure, onCreate, onClose }: NewTeamViewProps) => {
  const text = useText(teamSettingsText);
  const [look, setLook] = useState({ label: "", color: firstColor });
  return (
    <Dialog
      title={text("create.title")}
      isOpen
      onClose={onClose}
      isDirty={look.label !== ""}
      footer={
        <Button type="submit" form="new-team" kind="primary" isPending={isPending} isDisabled={look.label.trim() === ""}>
          {text("create.submit")}
        </Button>
      }
    >
      <form
        id="new-team"
        className={lists["stack"]}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (look.label.trim() !== "") onCreate(look.label, look.color);
        }}
      >
        <FormProblem failure={failure} fields={["label", "color"]} />
        <TeamLook look={look} failure={failure} onChange={(change) => setLook({ ...look, ...change })} hasFocus />
      </form>
    </Dialog>
  );
};
