import * as E from "fp-ts/lib/Either.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import { useMemo, useState } from "react";
import { Alerts } from "../../../core/client/alerts.service.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import type { Portal } from "../../../core/portals/portal.model.ts";
import { PortalStore } from "../../../core/portals/portals.port.ts";
import { portalsText } from "../../i18n/en/portals.ts";
import { useText } from "../../i18n/use-text.ts";
import { ConfirmDialog } from "../../kit/confirm-dialog.view.tsx";
import { useToasts } from "../../kit/toasts.view.tsx";
import { useService } from "../../react/services.tsx";
import { useAnswer } from "../../react/use-answer.ts";
import { PortalDialog } from "./portal-dialog.screen.tsx";
import { PortalsView } from "./portals.view.tsx";

/** The portals of the organisation; closing one asks first, and has an Undo. */
export const PortalsScreen = () => {
  const text = useText(portalsText);
  const store = useService(PortalStore);
  const alerts = useService(Alerts);
  const toasts = useToasts();
  const [edited, setEdited] = useState<Portal | "new" | null>(null);
  const [closing, setClosing] = useState<Portal | null>(null);
  const ask = useMemo(() => () => store.all(), [store]);
  const { answer, again } = useAnswer(ask, "");
  const run = async (command: TaskEither<Failure, unknown>, said: string, undo: (() => void) | null): Promise<void> => {
    const done = await alerts.reporting(command)();
    again();
    if (E.isRight(done))
      toasts.show({ text: said, tone: "success", ...(undo === null ? {} : { action: { label: text("undo"), run: undo } }) });
  };
  const reopen = ({ pid, title }: Portal): void => void run(store.reopen(pid), text("reopened", { title }), null);
  const close = (portal: Portal): void => {
    setClosing(null);
    void run(store.close(portal.pid), text("closed", { title: portal.title }), () => reopen(portal));
  };
  return (
    <>
      <PortalsView
        portals={answer}
        onAdd={() => setEdited("new")}
        onEdit={setEdited}
        onClose={setClosing}
        onReopen={reopen}
        onRetry={again}
      />
      {edited === null ? null : (
        <PortalDialog
          portal={edited === "new" ? null : edited}
          onClose={() => setEdited(null)}
          onSaved={(title) => {
            setEdited(null);
            again();
            alerts.show(edited === "new" ? text("opened", { title }) : text("saved"), "success");
          }}
        />
      )}
      <ConfirmDialog
        title={text("closeTitle", { title: closing?.title ?? "" })}
        action={text("closeShort")}
        isOpen={closing !== null}
        onCancel={() => setClosing(null)}
        onConfirm={() => (closing === null ? undefined : close(closing))}
      >
        {text("closeBody")}
      </ConfirmDialog>
    </>
  );
};
