import { useMemo } from "react";
import { latestValue } from "../../../core/kernel/remote.ts";
import type { Team } from "../../../core/teams/team.model.ts";
import { TeamStore } from "../../../core/teams/teams.port.ts";
import { useService } from "../../react/services.tsx";
import { useAnswer } from "../../react/use-answer.ts";

const none: readonly Team[] = [];

/** The organisation's teams; empty until loaded, and without the feature. */
export const useTeams = (): readonly Team[] => {
  const store = useService(TeamStore);
  const ask = useMemo(() => () => store.list(), [store]);
  return latestValue(useAnswer(ask, "").answer) ?? none;
};
