import { lazy, Suspense, useMemo } from "react";
import { StaffSession } from "../../../core/auth/staff-session.service.ts";
import { drawnModals } from "../../../core/shell/drawn-modals.service.ts";
import { Modals } from "../../../core/shell/modals.service.ts";
import { staffFrameText } from "../../i18n/en/staff-frame.ts";
import { useText } from "../../i18n/use-text.ts";
import { Dialog } from "../../kit/dialog.view.tsx";
import { FailureBoundary } from "../../react/failure-boundary.tsx";
import { useService } from "../../react/services.tsx";
import { useLatest } from "../../react/use-latest.ts";
import { type AnyModal, staffModals } from "../modal-contribution.tsx";

const bodies: ReadonlyMap<string, AnyModal> = new Map(
  staffModals.map(({ kind, load }) => [kind, lazy(async () => ({ default: await load() }))]),
);

const Broken = ({ onClose }: { readonly onClose: () => void }) => {
  const text = useText(staffFrameText);
  return (
    <Dialog title={text("broken.title")} isOpen onClose={onClose}>
      {text("broken.window")}
    </Dialog>
  );
};

/** Renders the open dialogs, each lazily loaded; those that come while the session is expired wait for the login. */
export const ModalHost = () => {
  const modals = useService(Modals);
  const { expired$ } = useService(StaffSession);
  const drawn$ = useMemo(() => drawnModals(modals.stack$, expired$), [modals, expired$]);
  return useLatest(drawn$, []).map(({ id, kind, params }) => {
    const Body = bodies.get(kind);
    const close = (): void => modals.close(id);
    return Body === undefined ? null : (
      <FailureBoundary key={id} fallback={<Broken onClose={close} />}>
        <Suspense fallback={null}>
          <Body params={params} onClose={close} onAnswer={(answer) => modals.close(id, answer)} />
        </Suspense>
      </FailureBoundary>
    );
  });
};
