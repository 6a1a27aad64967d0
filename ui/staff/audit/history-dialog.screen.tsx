import { useCallback } from "react";
import { AuditLog, type HistoryOf } from "../../../core/audit/audit.port.ts";
import { Clock } from "../../../core/kernel/clock.port.ts";
import { auditText } from "../../i18n/en/audit.ts";
import { useText } from "../../i18n/use-text.ts";
import { Dialog } from "../../kit/dialog.view.tsx";
import { useService } from "../../react/services.tsx";
import type { ModalProps } from "../modal-contribution.ts";
import { HistoryView } from "./history.view.tsx";
import { useTrail } from "./use-trail.ts";

const kindOf = (text: string | undefined): HistoryOf => (text === "group" || text === "field" ? text : "contact");

/** The history of a record in a window; asked by `of` and `id`, and headed by `name`. */
export const HistoryDialog = ({ params, onClose }: ModalProps) => {
  const text = useText(auditText);
  const log = useService(AuditLog);
  const clock = useService(Clock);
  const of = kindOf(params["of"]);
  const id = Number(params["id"]);
  const trail = useTrail(useCallback((before: string | null) => log.history(of, id, before), [log, of, id]));
  return (
    <Dialog title={text("history.of", { name: params["name"] ?? "" })} size="680" isOpen onClose={onClose}>
      <HistoryView trail={trail} now={clock.now()} onMore={trail.more} onAgain={trail.again} />
    </Dialog>
  );
};
