import * as E from "fp-ts/lib/Either.js";
import { Alerts } from "../../../core/client/alerts.service.ts";
import { RecordSharing } from "../../../core/permissions/permissions.port.ts";
import type { StaffTrace, TeamWay } from "../../../core/permissions/staff-trace.model.ts";
import { teamShared } from "../../../core/permissions/traced-record.model.ts";
import { permissionsText } from "../../i18n/en/permissions.ts";
import { useText } from "../../i18n/use-text.ts";
import { useToasts } from "../../kit/toasts.view.tsx";
import { useService } from "../../react/services.tsx";

/**
 * Shares the record of a trace with a team, with an Undo.
 * @param again asks for the trace anew
 */
export const useSharedRecord = (again: () => void): ((trace: StaffTrace, team: TeamWay) => void) => {
  const text = useText(permissionsText);
  const [sharing, alerts, toasts] = [useService(RecordSharing), useService(Alerts), useToasts()];
  return ({ record, title }, { id, label }) => {
    const shared = record === null ? null : teamShared(record);
    if (shared === null) return;
    const put = async (isShared: boolean): Promise<boolean> => {
      const answer = await alerts.reporting(sharing.share(shared, id, isShared))();
      again();
      return E.isRight(answer);
    };
    const facts = { record: title, team: label };
    const undo = async (): Promise<void> => {
      if (await put(false)) toasts.show({ text: text("trace.unshared", facts), tone: "success" });
    };
    void put(true).then((isDone) => (isDone ? toasts.undoable(text("trace.shared", facts), text("undo"), () => void undo()) : undefined));
  };
};
