import { ArrowLeft } from "lucide-react";
import type { CourseTest } from "../../../core/course-tests/course-test.model.ts";
import type { TestSettings } from "../../../core/course-tests/course-test.view-model.ts";
import type { Remote } from "../../../core/kernel/remote.ts";
import { courseTestsText } from "../../i18n/en/course-tests.ts";
import { useText } from "../../i18n/use-text.ts";
import { Anchor } from "../../kit/anchor.view.tsx";
import { PageHeader } from "../../kit/page-header.view.tsx";
import { RemoteView } from "../../kit/remote.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import styles from "./course-test.module.css";
import { CourseTimeView } from "./course-time.view.tsx";
import { TestSettingsView } from "./test-settings.view.tsx";

export type CourseTestViewProps = {
  readonly test: Remote<CourseTest>;
  readonly course: number;
  /** the lesson whose opening is asked about */
  readonly lesson: number | null;
  readonly settings: TestSettings;
  readonly now: number;
  readonly onSettings: (change: Partial<TestSettings>) => void;
  readonly onChoose: () => void;
  readonly onImagined: () => void;
  readonly onRetry: () => void;
};

/** The page on which staff try out a course: who learns, and what they find on a day. */
export const CourseTestView = ({ test, course, lesson, settings, now, onRetry, ...acts }: CourseTestViewProps) => {
  const text = useText(courseTestsText);
  return (
    <>
      <Anchor href={`/ui/campaigns/${course}/lessons`} className={styles["back"]}>
        <ArrowLeft className={styles["arrow"]} aria-hidden="true" />
        {text("back")}
      </Anchor>
      <RemoteView remote={test} skeleton={<SkeletonLines lines={8} />} onRetry={onRetry}>
        {(known) => (
          <>
            <PageHeader title={text("title", { name: known.facts.name })} note={text("note")} />
            <div className={styles["stack"]}>
              <TestSettingsView contact={known.contact} settings={settings} {...acts} />
              <CourseTimeView key={known.contact?.con_id ?? 0} test={known} settings={settings} lesson={lesson} now={now} />
            </div>
          </>
        )}
      </RemoteView>
    </>
  );
};
