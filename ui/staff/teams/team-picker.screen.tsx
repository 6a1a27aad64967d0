import { useEffect, useState } from "react";
import { isAdmin } from "../../../core/access/permission.rule.ts";
import { idle } from "../../../core/kernel/remote.ts";
import { CurrentTeam } from "../../../core/teams/current-team.service.ts";
import { TeamRequest } from "../../../core/teams/team-request.model.ts";
import { useService } from "../../react/services.tsx";
import { useLatest } from "../../react/use-latest.ts";
import { useSubmit } from "../../react/use-submit.ts";
import { modalOf, type ModalProps } from "../modal-contribution.tsx";
import { useStaffUser } from "../staff-user.ts";
import { TeamPickerView } from "./team-picker.view.tsx";
import { TeamShareScreen } from "./team-share.screen.tsx";

const TeamChoiceScreen = ({ onClose }: Pick<ModalProps, "onClose">) => {
  const team = useService(CurrentTeam);
  const teams = useLatest(team.teams$, idle);
  const inForce = useLatest(team.team$, team.current());
  const { isPending, failure, run } = useSubmit();
  const [chosen, setChosen] = useState<number | null>(inForce);
  useEffect(() => void team.reload(), [team]);
  const mayChooseAll = isAdmin(useStaffUser().role);
  const submit = (): void => (chosen === inForce ? onClose() : run(team.choose(chosen), onClose));
  return (
    <TeamPickerView
      teams={teams}
      chosen={chosen}
      mayChooseAll={mayChooseAll}
      isPending={isPending}
      failure={failure}
      onChosen={setChosen}
      onSubmit={submit}
      onRetry={() => void team.reload()}
      onClose={onClose}
    />
  );
};

/** Selects a team, or shares a record with teams. */
export const TeamPickerScreen = modalOf("team-picker", TeamRequest, ({ params: { share }, onClose }) =>
  share === undefined ? <TeamChoiceScreen onClose={onClose} /> : <TeamShareScreen {...share} onClose={onClose} />,
);
