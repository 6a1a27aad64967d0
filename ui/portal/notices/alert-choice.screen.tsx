import { useState } from "react";
import { PortalSession } from "../../../core/auth/portal-session.service.ts";
import { Alerts } from "../../../core/client/alerts.service.ts";
import type { AlertChoice } from "../../../core/portal-notices/alert-choice.model.ts";
import { phoneDisplay } from "../../../core/validation/phone.rule.ts";
import { useService } from "../../react/services.tsx";
import { usePortalUser } from "../portal-user.ts";
import { AlertChoiceView } from "./alert-choice.view.tsx";

/** The learner's choice of alerts; it shows at once, and as before if it could not be stored. */
export const AlertChoiceScreen = () => {
  const user = usePortalUser();
  const session = useService(PortalSession);
  const alerts = useService(Alerts);
  const [wanted, setWanted] = useState<AlertChoice | null>(null);
  const choose = async (choice: AlertChoice): Promise<void> => {
    setWanted(choice);
    await alerts.reporting(session.change({ alerts: choice }))();
    setWanted(null);
  };
  const mobile = user.mobile[0];
  return (
    <AlertChoiceView
      organisation={user.org_name}
      chosen={wanted ?? user.alerts}
      email={user.email[0] ?? null}
      mobile={mobile === undefined ? null : phoneDisplay(mobile)}
      isPending={wanted !== null}
      onChoose={(choice) => void choose(choice)}
    />
  );
};
