import { Phone, Trash2, UsersRound } from "lucide-react";
import type { Remote } from "../../../core/kernel/remote.ts";
import type { Team } from "../../../core/teams/team.model.ts";
import { phoneDisplay } from "../../../core/validation/phone.rule.ts";
import { teamLinesText } from "../../i18n/en/team-lines.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { Card } from "../../kit/card.view.tsx";
import { EmptyState } from "../../kit/empty-state.view.tsx";
import { IconButton } from "../../kit/icon-button.view.tsx";
import { InlineEdit } from "../../kit/inline-edit.view.tsx";
import { PageHeader } from "../../kit/page-header.view.tsx";
import { RemoteView } from "../../kit/remote.view.tsx";
import type { SaveState } from "../../kit/save-word.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import styles from "./team-lines.module.css";

/** The save state of a team's number. */
export type LineState = { readonly state: SaveState; readonly error?: string };

export type TeamLinesViewProps = {
  readonly teams: Remote<readonly Team[]>;
  readonly states: ReadonlyMap<number, LineState>;
  readonly onSave: (team: Team, typed: string) => void;
  /** opens the dialog that buys a number for a team */
  readonly onFind: (team: Team) => void;
  /** opens the dialog that buys a number for the whole organisation */
  readonly onSetUp: () => void;
  readonly onRetry: () => void;
};

type LineProps = Omit<TeamLinesViewProps, "teams" | "onSetUp" | "onRetry"> & { readonly team: Team };

const Line = ({ team, states, onSave, onFind }: LineProps) => {
  const text = useText(teamLinesText);
  const now = states.get(team.id);
  return (
    <li className={styles["line"]}>
      <div className={styles["number"]}>
        <InlineEdit
          label={text("label", { team: team.label })}
          value={phoneDisplay(team.twilio_phone)}
          inputType="tel"
          state={now?.state ?? "idle"}
          error={now?.error}
          onSave={(typed) => onSave(team, typed)}
        />
      </div>
      <IconButton icon={Phone} label={text("find", { team: team.label })} onPress={() => onFind(team)} />
      {team.twilio_phone === null ? null : (
        <IconButton icon={Trash2} label={text("remove", { team: team.label })} onPress={() => onSave(team, "")} />
      )}
    </li>
  );
};

/** The number for text messages of each team, edited in place. */
export const TeamLinesView = ({ teams, onSetUp, onRetry, ...rest }: TeamLinesViewProps) => {
  const text = useText(teamLinesText);
  return (
    <>
      <PageHeader title={text("title")} note={text("note")} />
      <RemoteView remote={teams} skeleton={<SkeletonLines lines={4} />} onRetry={onRetry}>
        {(known) =>
          known.length === 0 ? (
            <EmptyState
              icon={UsersRound}
              title={text("none")}
              action={
                <Button icon={Phone} onPress={onSetUp}>
                  {text("setUp")}
                </Button>
              }
            >
              {text("noneBody")}
            </EmptyState>
          ) : (
            <Card>
              <ul className={styles["lines"]}>
                {known.map((team) => (
                  <Line key={team.id} {...rest} team={team} />
                ))}
              </ul>
            </Card>
          )
        }
      </RemoteView>
    </>
  );
};
