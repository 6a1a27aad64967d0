import { useMemo, useState } from "react";
import { CampaignEditing } from "../../../core/campaigns/campaign-editing.port.ts";
import type { CampaignRecord } from "../../../core/campaigns/campaign-record.model.ts";
import type { FunnelStep } from "../../../core/campaigns/course-funnel.rule.ts";
import { type FunnelGroup, funnelFilter } from "../../../core/campaigns/funnel-group.rule.ts";
import { useService } from "../../react/services.tsx";
import { useAnswer } from "../../react/use-answer.ts";
import { useMayEnrol } from "../enrolments/use-may-enrol.ts";
import { CourseCohortsView } from "./course-cohorts.view.tsx";
import { CourseMetricsView } from "./course-metrics.view.tsx";
import { FunnelGroupDialog } from "./funnel-group-dialog.screen.tsx";
import { FunnelGroupMenu } from "./funnel-group-menu.view.tsx";

type Chosen = { readonly step: FunnelStep; readonly group: FunnelGroup };

const menuOf = (course: CampaignRecord, onChoose: (chosen: Chosen) => void) => (step: FunnelStep) => (
  <FunnelGroupMenu
    step={step}
    isPossible={(group) => funnelFilter(course, step.trigger_id, group) !== null}
    onChoose={(group) => onChoose({ step, group })}
  />
);

/** How far the learners of a course get, and how those who joined in the same week went on. */
export const CourseMetrics = ({ course }: { readonly course: CampaignRecord }) => {
  const store = useService(CampaignEditing);
  const mayGroup = useMayEnrol();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const id = String(course.id);
  const funnel = useAnswer(
    useMemo(() => (key: string) => store.funnel(Number(key)), [store]),
    id,
  );
  const cohorts = useAnswer(
    useMemo(() => (key: string) => store.cohorts(Number(key)), [store]),
    id,
  );
  return (
    <>
      <CourseMetricsView
        funnel={funnel.answer}
        learners={course.learners}
        onRetry={funnel.again}
        groupMenu={mayGroup ? menuOf(course, setChosen) : null}
      >
        <CourseCohortsView cohorts={cohorts.answer} onRetry={cohorts.again} />
      </CourseMetricsView>
      {chosen === null ? null : <FunnelGroupDialog course={course} {...chosen} onClose={() => setChosen(null)} />}
    </>
  );
};
