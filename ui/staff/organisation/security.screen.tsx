import { useCallback } from "react";
import { Alerts } from "../../../core/client/alerts.service.ts";
import { OrgSettingsStore } from "../../../core/organisation/org-settings.port.ts";
import { organisationText } from "../../i18n/en/organisation.ts";
import { useText } from "../../i18n/use-text.ts";
import { useService } from "../../react/services.tsx";
import { useAnswer } from "../../react/use-answer.ts";
import { useSubmit } from "../../react/use-submit.ts";
import { SecurityView } from "./security.view.tsx";

/** The security of the organisation. */
export const SecurityScreen = () => {
  const text = useText(organisationText);
  const store = useService(OrgSettingsStore);
  const alerts = useService(Alerts);
  const { answer, again } = useAnswer(
    useCallback(() => store.get(), [store]),
    "",
  );
  const { isPending, failure, run } = useSubmit();
  return (
    <SecurityView
      org={answer}
      isPending={isPending}
      failure={failure}
      onCopy={(key) => void navigator.clipboard.writeText(key).then(() => alerts.show(text("security.copied"), "success"))}
      onRotate={() =>
        run(store.rotateKey(), () => {
          again();
          alerts.show(text("security.rotated"), "success");
        })
      }
      onRetry={again}
    />
  );
};
