import { Building2, UsersRound } from "lucide-react";
import { useEffect, useMemo } from "react";
import { isAdmin } from "../../../core/access/permission.rule.ts";
import type { SessionUser } from "../../../core/auth/session-user.model.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import { idle, latestValue } from "../../../core/kernel/remote.ts";
import { CurrentTeam } from "../../../core/teams/current-team.service.ts";
import { paletteText } from "../../i18n/en/palette.ts";
import { useText } from "../../i18n/use-text.ts";
import { useService } from "../../react/services.tsx";
import { useLatest } from "../../react/use-latest.ts";
import type { PaletteItem } from "./palette-row.ts";
import { useChooseTeam } from "./use-choose-team.ts";

export type PaletteTeams = {
  readonly items: readonly PaletteItem[];
  readonly isLoading: boolean;
  readonly failure: Failure | null;
  readonly retry: () => void;
  /** Switches the current team; null means all teams. */
  readonly choose: (id: number | null, label: string) => void;
};

/**
 * The teams to switch to.
 * @param isShown loads the teams when true
 */
export const usePaletteTeams = (user: SessionUser, isShown: boolean): PaletteTeams => {
  const text = useText(paletteText);
  const service = useService(CurrentTeam);
  const teams = useLatest(service.teams$, idle);
  const current = useLatest(service.team$, service.current());
  useEffect(() => {
    if (isShown) void service.reload();
  }, [isShown, service]);
  const choose = useChooseTeam();
  return useMemo(() => {
    const item = (id: number | null, label: string): PaletteItem => ({
      id: `team-${id ?? "all"}`,
      title: label,
      icon: id === null ? Building2 : UsersRound,
      words: "",
      isCurrent: id === current,
      act: () => choose(id, label),
    });
    const known = latestValue(teams) ?? [];
    const all = isAdmin(user.role) && known.length > 0 ? [item(null, text("allTeams"))] : [];
    return {
      items: [...all, ...known.map(({ id, label }) => item(id, label))],
      isLoading: teams.tag === "loading" || teams.tag === "idle",
      failure: teams.tag === "failed" ? teams.failure : null,
      retry: () => void service.reload(),
      choose,
    };
  }, [teams, current, choose, service, text, user]);
};
