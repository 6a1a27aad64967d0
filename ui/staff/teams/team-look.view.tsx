import type { Failure } from "../../../core/kernel/failure.ts";
import { firstColor } from "../../../core/teams/decide-team.rule.ts";
import type { Team } from "../../../core/teams/team.model.ts";
import { teamSettingsText } from "../../i18n/en/team-settings.ts";
import { useText } from "../../i18n/use-text.ts";
import { TextField } from "../../kit/text-field.view.tsx";
import { fieldError } from "../../react/use-submit.ts";
import { ColourField } from "../theme/colour-field.view.tsx";

type Look = Pick<Team, "label" | "color">;
type TeamLookProps = {
  readonly look: Look;
  readonly failure: Failure | null;
  readonly hasFocus?: boolean;
  /** with another one, what was typed as the colour gives way to the colour */
  readonly colorKey?: string;
  readonly onChange: (change: Partial<Look>) => void;
};

/** The name and colour of a team. */
export const TeamLook = ({ look, failure, hasFocus = false, colorKey, onChange }: TeamLookProps) => {
  const text = useText(teamSettingsText);
  return (
    <>
      <TextField
        label={text("details.label")}
        value={look.label}
        maxLength={100}
        error={fieldError(failure, "label")}
        autoFocus={hasFocus}
        onChange={(label) => onChange({ label })}
      />
      <ColourField
        key={colorKey}
        label={text("details.color")}
        note={text("details.colorNote")}
        value={look.color}
        fallback={firstColor}
        shown={null}
        onChange={(color) => onChange({ color: color ?? firstColor })}
      />
    </>
  );
};
