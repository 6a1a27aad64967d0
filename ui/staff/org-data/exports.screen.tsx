import { useState } from "react";
import { Alerts } from "../../../core/client/alerts.service.ts";
import { JobList } from "../../../core/jobs/job-list.service.ts";
import { orgDataText } from "../../i18n/en/org-data.ts";
import { useText } from "../../i18n/use-text.ts";
import { useService } from "../../react/services.tsx";
import { useSubmit } from "../../react/use-submit.ts";
import { useStaffUser } from "../staff-user.ts";
import { ExportDialog } from "./export-dialog.view.tsx";
import { ExportsView } from "./exports.view.tsx";
import { useExports } from "./use-exports.ts";

/** Starts exports with the password, shows their progress and offers their files. */
export const ExportsScreen = () => {
  const text = useText(orgDataText);
  const { store, answer, again, isMaking } = useExports();
  const [alerts, jobs] = [useService(Alerts), useService(JobList)];
  const { email } = useStaffUser();
  const [isAsked, setAsked] = useState(false);
  const [starting, cancelling] = [useSubmit(), useSubmit()];
  return (
    <>
      <ExportsView
        exports={answer}
        isMaking={isMaking}
        failure={cancelling.failure}
        onStart={() => setAsked(true)}
        onCancel={(id) =>
          cancelling.run(store.cancel(id), () => {
            again();
            alerts.show(text("exports.cancelled"), "success");
          })
        }
        onRetry={again}
      />
      {isAsked ? (
        <ExportDialog
          email={email}
          isPending={starting.isPending}
          failure={starting.failure}
          onClose={() => setAsked(false)}
          onStart={({ password, code }) =>
            starting.run(store.begin({ password, ...(code.trim() === "" ? {} : { code }) }), () => {
              setAsked(false);
              again();
              void jobs.refresh()();
              alerts.show(text("exports.started"), "success");
            })
          }
        />
      ) : null}
    </>
  );
};
