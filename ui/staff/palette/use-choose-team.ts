import * as E from "fp-ts/lib/Either.js";
import { useCallback } from "react";
import { failureMessage } from "../../../core/kernel/failure.ts";
import { CurrentTeam } from "../../../core/teams/current-team.service.ts";
import { paletteText } from "../../i18n/en/palette.ts";
import { useText } from "../../i18n/use-text.ts";
import { useToasts } from "../../kit/toasts.view.tsx";
import { useService } from "../../react/services.tsx";

/** Switches the current team and shows the result; null means all teams. */
export const useChooseTeam = (): ((id: number | null, label: string) => void) => {
  const text = useText(paletteText);
  const service = useService(CurrentTeam);
  const toasts = useToasts();
  return useCallback(
    (id, label) =>
      void service
        .choose(id)()
        .then((answer) => {
          if (E.isLeft(answer)) toasts.show({ text: failureMessage(answer.left), tone: "error" });
          else toasts.show({ text: text("teamChosen", { team: label }), tone: "success" });
        }),
    [service, toasts, text],
  );
};
