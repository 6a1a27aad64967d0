import * as E from "fp-ts/lib/Either.js";
import * as O from "fp-ts/lib/Option.js";
import { useEffect, useState } from "react";
import { failureMessage } from "../../../core/kernel/failure.ts";
import { idle } from "../../../core/kernel/remote.ts";
import { Modals } from "../../../core/shell/modals.service.ts";
import { CurrentTeam } from "../../../core/teams/current-team.service.ts";
import type { Team } from "../../../core/teams/team.model.ts";
import { TeamStore } from "../../../core/teams/teams.port.ts";
import { typedLine } from "../../../core/teams/typed-line.rule.ts";
import { phoneDisplay } from "../../../core/validation/phone.rule.ts";
import { teamLinesText } from "../../i18n/en/team-lines.ts";
import { useText } from "../../i18n/use-text.ts";
import { useToasts } from "../../kit/toasts.view.tsx";
import { useService } from "../../react/services.tsx";
import { useLatest } from "../../react/use-latest.ts";
import { type LineState, TeamLinesView } from "./team-lines.view.tsx";

/** Team settings: the number for text messages of each team, which can be changed or removed, with Undo. */
export const TeamLinesScreen = () => {
  const text = useText(teamLinesText);
  const store = useService(TeamStore);
  const current = useService(CurrentTeam);
  const modals = useService(Modals);
  const toasts = useToasts();
  const teams = useLatest(current.teams$, idle);
  const [states, setStates] = useState<ReadonlyMap<number, LineState>>(new Map());
  const put = (id: number, state: LineState): void => setStates((known) => new Map(known).set(id, state));
  const load = (): void => void current.reload();
  useEffect(load, [current]);

  const write = async (team: Team, twilio_phone: string | null): Promise<Team | null> => {
    put(team.id, { state: "saving" });
    const answer = await store.update(team.id, { twilio_phone, version: team.version })();
    await current.reload();
    put(team.id, E.isRight(answer) ? { state: "saved" } : { state: "failed", error: failureMessage(answer.left) });
    return E.isRight(answer) ? answer.right : null;
  };
  const save = async (team: Team, typed: string): Promise<void> => {
    const line = typedLine(typed);
    if (O.isNone(line)) return put(team.id, { state: "failed", error: text("wrong") });
    if (line.value === team.twilio_phone) return put(team.id, { state: "idle" });
    const stored = await write(team, line.value);
    if (stored === null) return;
    const said =
      line.value === null ? text("removed", { team: team.label }) : text("changed", { team: team.label, number: phoneDisplay(line.value) });
    toasts.undoable(said, text("undo"), () => void write(stored, team.twilio_phone));
  };
  return (
    <TeamLinesView
      teams={teams}
      states={states}
      onSave={(team, typed) => void save(team, typed)}
      onFind={(team) => modals.open("phone-line", { team: team.id })}
      onSetUp={() => modals.open("phone-line", {})}
      onRetry={load}
    />
  );
};
