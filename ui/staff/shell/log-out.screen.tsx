import * as E from "fp-ts/lib/Either.js";
import { StaffSession } from "../../../core/auth/staff-session.service.ts";
import { Alerts } from "../../../core/client/alerts.service.ts";
import { staffShellText } from "../../i18n/en/staff-shell.ts";
import { useText } from "../../i18n/use-text.ts";
import { ConfirmDialog } from "../../kit/confirm-dialog.view.tsx";
import { useService } from "../../react/services.tsx";
import type { ModalProps } from "../modal-contribution.tsx";

/** Confirms before logging out; a failure is shown as an alert. */
export const LogOutScreen = ({ onClose }: ModalProps) => {
  const text = useText(staffShellText);
  const session = useService(StaffSession);
  const alerts = useService(Alerts);
  const leave = async (): Promise<void> => {
    if (E.isRight(await alerts.reporting(session.logout)())) window.location.assign("/ui/login");
    else onClose();
  };
  return <ConfirmDialog title={text("logoutQuestion")} action={text("logout")} isOpen onConfirm={() => void leave()} onCancel={onClose} />;
};
