import { useCallback } from "react";
import { AuditLog } from "../../../core/audit/audit.port.ts";
import { HistoryRequest } from "../../../core/audit/history-request.model.ts";
import { Clock } from "../../../core/kernel/clock.port.ts";
import { auditText } from "../../i18n/en/audit.ts";
import { useText } from "../../i18n/use-text.ts";
import { Dialog } from "../../kit/dialog.view.tsx";
import { useService } from "../../react/services.tsx";
import { modalOf } from "../modal-contribution.tsx";
import { HistoryView } from "./history.view.tsx";
import { useTrail } from "./use-trail.ts";

/** The history of a record in a dialog. */
export const HistoryDialog = modalOf("history", HistoryRequest, ({ params: { of, id, name }, onClose }) => {
  const text = useText(auditText);
  const log = useService(AuditLog);
  const clock = useService(Clock);
  const trail = useTrail(useCallback((before: string | null) => log.history(of, id, before), [log, of, id]));
  return (
    <Dialog title={text("history.of", { name })} size="680" isOpen onClose={onClose}>
      <HistoryView trail={trail} now={clock.now()} onMore={trail.more} onAgain={trail.again} />
    </Dialog>
  );
});
