import * as E from "fp-ts/lib/Either.js";
import * as O from "fp-ts/lib/Option.js";
import { useState } from "react";
import { failureMessage } from "../../../core/kernel/failure.ts";
import type { Team } from "../../../core/teams/team.model.ts";
import { TeamStore } from "../../../core/teams/teams.port.ts";
import { typedLine } from "../../../core/teams/typed-line.rule.ts";
import { phoneDisplay } from "../../../core/validation/phone.rule.ts";
import { teamSettingsText } from "../../i18n/en/team-settings.ts";
import { useText } from "../../i18n/use-text.ts";
import { useToasts } from "../../kit/toasts.view.tsx";
import { useService } from "../../react/services.tsx";
import type { LineState } from "./team-line.view.tsx";

type Lined = Pick<Team, "id" | "label" | "twilio_phone" | "version">;

/**
 * Changes and removes the number of a team, with Undo.
 * @param onChanged called once the stored team may have changed
 */
export const useTeamLine = (onChanged: () => void): { readonly line: LineState; readonly save: (team: Lined, typed: string) => void } => {
  const text = useText(teamSettingsText);
  const store = useService(TeamStore);
  const toasts = useToasts();
  const [line, setLine] = useState<LineState>({ state: "idle" });
  const write = async (team: Lined, twilio_phone: string | null): Promise<Team | null> => {
    setLine({ state: "saving" });
    const answer = await store.update(team.id, { twilio_phone, version: team.version })();
    onChanged();
    setLine(E.isRight(answer) ? { state: "saved" } : { state: "failed", error: failureMessage(answer.left) });
    return E.isRight(answer) ? answer.right : null;
  };
  const save = async (team: Lined, typed: string): Promise<void> => {
    const next = typedLine(typed);
    if (O.isNone(next)) return setLine({ state: "failed", error: text("line.wrong") });
    if (next.value === team.twilio_phone) return setLine({ state: "idle" });
    const stored = await write(team, next.value);
    if (stored === null) return;
    const said =
      next.value === null
        ? text("line.removed", { team: team.label })
        : text("line.changed", { team: team.label, number: phoneDisplay(next.value) });
    toasts.undoable(said, text("undo"), () => void write(stored, team.twilio_phone));
  };
  return { line, save: (team, typed) => void save(team, typed) };
};
