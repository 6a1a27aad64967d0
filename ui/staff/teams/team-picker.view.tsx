import { UsersRound } from "lucide-react";
import type { Failure } from "../../../core/kernel/failure.ts";
import type { Remote } from "../../../core/kernel/remote.ts";
import { latestValue } from "../../../core/kernel/remote.ts";
import type { Team } from "../../../core/teams/team.model.ts";
import { teamsTitlesText } from "../../i18n/en/teams-titles.ts";
import { teamsText } from "../../i18n/en/teams.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { Dialog } from "../../kit/dialog.view.tsx";
import { EmptyState } from "../../kit/empty-state.view.tsx";
import { RadioGroup } from "../../kit/radio-group.view.tsx";
import { RemoteView } from "../../kit/remote.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import { FormProblem } from "../auth/form-problem.view.tsx";
import { TeamName } from "./team-name.view.tsx";
import styles from "./teams.module.css";

/** The id of the option for all teams. */
const all = "all";

export type TeamPickerProps = {
  readonly teams: Remote<readonly Team[]>;
  /** null: all teams */
  readonly chosen: number | null;
  readonly mayChooseAll: boolean;
  readonly isPending: boolean;
  readonly failure: Failure | null;
  readonly onChosen: (id: number | null) => void;
  readonly onSubmit: () => void;
  readonly onRetry: () => void;
  readonly onClose: () => void;
};

/** Selects the current team. */
export const TeamPickerView = ({
  teams,
  chosen,
  mayChooseAll,
  isPending,
  failure,
  onChosen,
  onSubmit,
  onRetry,
  onClose,
}: TeamPickerProps) => {
  const [text, titles] = [useText(teamsText), useText(teamsTitlesText)];
  const known = latestValue(teams) ?? [];
  const options = [
    ...(mayChooseAll ? [{ id: all, label: titles("all"), note: text("allNote") }] : []),
    ...known.map((team) => ({ id: String(team.id), label: <TeamName team={team} /> })),
  ];
  return (
    <Dialog
      title={text("title")}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{text("cancel")}</Button>
          <Button kind="primary" isPending={isPending} isDisabled={known.length === 0} onPress={onSubmit}>
            {text("choose")}
          </Button>
        </>
      }
    >
      <div className={styles["picker"]}>
        <FormProblem failure={failure} fields={[]} />
        <RemoteView remote={teams} skeleton={<SkeletonLines />} onRetry={onRetry}>
          {(list) =>
            list.length === 0 ? (
              <EmptyState icon={UsersRound} title={text("none")}>
                {text("noneBody")}
              </EmptyState>
            ) : (
              <RadioGroup
                label={text("teams")}
                isLabelHidden
                options={options}
                value={chosen === null ? all : String(chosen)}
                onChange={(id) => onChosen(id === all ? null : Number(id))}
              />
            )
          }
        </RemoteView>
      </div>
    </Dialog>
  );
};
