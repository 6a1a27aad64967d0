import { UsersRound } from "lucide-react";
import { useState } from "react";
import type { Failure } from "../../../core/kernel/failure.ts";
import { latestValue, type Remote } from "../../../core/kernel/remote.ts";
import type { Team } from "../../../core/teams/team.model.ts";
import { teamsText } from "../../i18n/en/teams.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { Checkbox } from "../../kit/checkbox.view.tsx";
import { ConfirmDialog } from "../../kit/confirm-dialog.view.tsx";
import { Dialog } from "../../kit/dialog.view.tsx";
import { EmptyState } from "../../kit/empty-state.view.tsx";
import { RemoteView } from "../../kit/remote.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import { FormProblem } from "../auth/form-problem.view.tsx";
import lists from "../settings/settings-list.module.css";
import { TeamName } from "./team-name.view.tsx";
import styles from "./teams.module.css";

/** All teams, and the ids of those that the resource is shared with. */
export type Sharing = { readonly teams: readonly Team[]; readonly held: readonly number[] };

export type TeamShareProps = {
  /** title of the resource; "" for none */
  readonly title: string;
  readonly sharing: Remote<Sharing>;
  /** whether the resource has contents that can be shared with it */
  readonly hasContents?: boolean;
  readonly isPending: boolean;
  readonly failure: Failure | null;
  readonly onSubmit: (wished: readonly number[], full: boolean) => void;
  readonly onRetry: () => void;
  readonly onClose: () => void;
};

/** Shares a resource with teams; removing the last team asks first. */
export const TeamShareView = ({ title, sharing, hasContents = true, isPending, failure, onSubmit, onRetry, onClose }: TeamShareProps) => {
  const text = useText(teamsText);
  const [changed, setChanged] = useState<readonly number[] | null>(null);
  const [isFull, setFull] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const known = latestValue(sharing);
  const wished = changed ?? known?.held ?? [];
  const submit = (): void =>
    wished.length === 0 && (known?.held.length ?? 0) > 0 && !isAsking ? setAsking(true) : onSubmit(wished, isFull);
  return (
    <Dialog
      title={title === "" ? text("shareTitle") : text("shareNamed", { title })}
      isOpen
      onClose={onClose}
      isDirty={changed !== null}
      footer={
        <>
          <Button onPress={onClose}>{text("cancel")}</Button>
          <Button kind="primary" isPending={isPending} isDisabled={known === undefined || known.teams.length === 0} onPress={submit}>
            {text("share")}
          </Button>
        </>
      }
    >
      <div className={styles["picker"]}>
        <FormProblem failure={failure} fields={[]} />
        <RemoteView remote={sharing} skeleton={<SkeletonLines />} onRetry={onRetry}>
          {({ teams }) =>
            teams.length === 0 ? (
              <EmptyState icon={UsersRound} title={text("none")}>
                {text("noneBody")}
              </EmptyState>
            ) : (
              <>
                <fieldset className={lists["group"]}>
                  <legend className={lists["legend"]}>{text("teams")}</legend>
                  {teams.map((team, index) => (
                    <Checkbox
                      key={team.id}
                      autoFocus={index === 0}
                      isSelected={wished.includes(team.id)}
                      onChange={(isOn) => setChanged(isOn ? [...wished, team.id] : wished.filter((id) => id !== team.id))}
                    >
                      <TeamName team={team} />
                    </Checkbox>
                  ))}
                </fieldset>
                {hasContents ? (
                  <div className={styles["full"]}>
                    <Checkbox isSelected={isFull} onChange={setFull}>
                      {text("contents")}
                    </Checkbox>
                  </div>
                ) : null}
              </>
            )
          }
        </RemoteView>
      </div>
      <ConfirmDialog
        title={text("last")}
        action={text("lastAction")}
        isOpen={isAsking}
        isPending={isPending}
        onConfirm={submit}
        onCancel={() => setAsking(false)}
      >
        {text(hasContents ? "lastBody" : "lastFileBody")}
      </ConfirmDialog>
    </Dialog>
  );
};
