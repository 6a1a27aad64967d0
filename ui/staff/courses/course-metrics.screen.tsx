import { useMemo } from "react";
import { CampaignEditing } from "../../../core/campaigns/campaign-editing.port.ts";
import type { CampaignRecord } from "../../../core/campaigns/campaign-record.model.ts";
import { useService } from "../../react/services.tsx";
import { useAnswer } from "../../react/use-answer.ts";
import { CourseMetricsView } from "./course-metrics.view.tsx";

/** How far the learners of a course get. */
export const CourseMetrics = ({ course }: { readonly course: CampaignRecord }) => {
  const store = useService(CampaignEditing);
  const ask = useMemo(() => (id: string) => store.funnel(Number(id)), [store]);
  const { answer, again } = useAnswer(ask, String(course.id));
  return <CourseMetricsView funnel={answer} learners={course.learners} onRetry={again} />;
};
