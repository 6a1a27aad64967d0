import { idle, loaded } from "../../../core/kernel/remote.ts";
import type { GalleryEntry } from "../../gallery/gallery-entry.ts";
import { type CourseBinProps, CourseBinView } from "./course-bin.view.tsx";
import { CourseCohortsView } from "./course-cohorts.view.tsx";
import { CourseMetricsView } from "./course-metrics.view.tsx";
import { FunnelGroupMenu } from "./funnel-group-menu.view.tsx";
import { cohorts, deleted, funnel, noon } from "./gallery-courses.ts";

const nothing = (): void => undefined;
const broken = { tag: "failed", failure: { tag: "offline" } } as const;
const bin = (more: Partial<CourseBinProps>) => (
  <CourseBinView
    courses={loaded(deleted)}
    now={noon}
    selection={new Set()}
    isActing={false}
    onSelectionChange={nothing}
    onRestore={nothing}
    onRetry={nothing}
    {...more}
  />
);

export const gallery: GalleryEntry = {
  name: "course-metrics",
  group: "staff/courses",
  states: {
    metrics: () => (
      <CourseMetricsView
        funnel={loaded(funnel)}
        learners={46}
        onRetry={nothing}
        groupMenu={(step) => <FunnelGroupMenu step={step} isPossible={(group) => group !== "stopped"} onChoose={nothing} />}
      >
        <CourseCohortsView cohorts={loaded(cohorts)} onRetry={nothing} />
      </CourseMetricsView>
    ),
    "cohorts loading": () => <CourseCohortsView cohorts={idle} onRetry={nothing} />,
    "cohorts broken": () => <CourseCohortsView cohorts={broken} onRetry={nothing} />,
    "metrics without learners": () => <CourseMetricsView funnel={loaded(funnel)} learners={0} onRetry={nothing} groupMenu={null} />,
    "metrics without lessons": () => <CourseMetricsView funnel={loaded([])} learners={46} onRetry={nothing} groupMenu={null} />,
    "metrics loading": () => <CourseMetricsView funnel={idle} learners={46} onRetry={nothing} groupMenu={null} />,
    "metrics broken": () => <CourseMetricsView funnel={broken} learners={46} onRetry={nothing} groupMenu={null} />,
    bin: () => bin({}),
    "bin with a selection": () => bin({ selection: new Set(["4"]) }),
    "empty bin": () => bin({ courses: loaded([]) }),
    "bin loading": () => bin({ courses: idle }),
    "bin broken": () => bin({ courses: broken }),
  },
};
