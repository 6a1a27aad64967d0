import { Phone, Trash2 } from "lucide-react";
import type { Team } from "../../../core/teams/team.model.ts";
import { phoneDisplay } from "../../../core/validation/phone.rule.ts";
import { teamSettingsText } from "../../i18n/en/team-settings.ts";
import { useText } from "../../i18n/use-text.ts";
import { Card } from "../../kit/card.view.tsx";
import { IconButton } from "../../kit/icon-button.view.tsx";
import { InlineEdit } from "../../kit/inline-edit.view.tsx";
import type { SaveState } from "../../kit/save-word.view.tsx";
import styles from "./team-settings.module.css";

/** The save state of a team's number. */
export type LineState = { readonly state: SaveState; readonly error?: string };

export type TeamLineProps = {
  readonly team: Pick<Team, "twilio_phone">;
  readonly line: LineState;
  readonly onLine: (typed: string) => void;
  /** opens the dialog that buys a number for the team */
  readonly onFind: () => void;
};

/** The number for text messages of a team, edited in place. */
export const TeamLine = ({ team, line, onLine, onFind }: TeamLineProps) => {
  const text = useText(teamSettingsText);
  return (
    <Card title={text("line.title")} note={text("line.note")}>
      <div className={styles["line"]}>
        <div className={styles["number"]}>
          <InlineEdit
            label={text("line.label")}
            value={phoneDisplay(team.twilio_phone)}
            inputType="tel"
            state={line.state}
            error={line.error}
            onSave={onLine}
          />
        </div>
        <IconButton icon={Phone} label={text("line.find")} onPress={onFind} />
        {team.twilio_phone === null ? null : <IconButton icon={Trash2} label={text("line.remove")} onPress={() => onLine("")} />}
      </div>
    </Card>
  );
};
