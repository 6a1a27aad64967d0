import { useMemo } from "react";
import { OwnReports } from "../../../core/reports/own-reports.port.ts";
import { useService } from "../../react/services.tsx";
import { useAnswer } from "../../react/use-answer.ts";
import { usePortalHref } from "../frame/use-portal-href.ts";
import { usePortalUser } from "../portal-user.ts";
import { ReportsView } from "./reports.view.tsx";

/** The reports that are published to the learner's role. */
export const ReportsScreen = () => {
  const store = useService(OwnReports);
  const href = usePortalHref();
  const { org_name } = usePortalUser();
  const ask = useMemo(() => () => store.all(), [store]);
  const { answer, again } = useAnswer(ask, "");
  return <ReportsView organisation={org_name} reports={answer} href={href} onRetry={again} />;
};
