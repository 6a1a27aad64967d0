import { useEffect } from "react";
import type { CampaignRecord } from "../../../core/campaigns/campaign-record.model.ts";
import { mayChangeContacts } from "../../../core/contacts/contact-wall.rule.ts";
import { loadable } from "../../kit/loadable.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import { useGo, useParams } from "../../react/address.ts";
import { useDocumentTitle } from "../../react/document-title.ts";
import { useStaffUser } from "../staff-user.ts";
import { CourseLessons } from "./course-lessons.screen.tsx";
import { type CourseTab, courseTabs, CourseView } from "./course.view.tsx";
import { useCourseActs } from "./use-course-acts.tsx";
import { courseIn, useCourse } from "./use-course.ts";

const Coming = () => <SkeletonLines lines={6} />;
const settings = loadable(async () => (await import("./course-settings.screen.tsx")).CourseSettings, Coming);
const metrics = loadable(async () => (await import("./course-metrics.screen.tsx")).CourseMetrics, Coming);
const learners = loadable(async () => (await import("../enrolments/learners.screen.tsx")).LearnersScreen, Coming);

const isTab = (type: string | undefined): type is CourseTab => courseTabs.some((tab) => tab === type);

/** A course by its address: `/campaigns/{id}/{tab}`, or `/campaigns/{id}/triggers/{lesson}` with that lesson open. */
export const CourseScreen = () => {
  const { campaignId = "", type, triggerId } = useParams();
  const id = Number(campaignId);
  const go = useGo();
  const hand = useCourse(id);
  const course = courseIn(hand);
  const isReadOnly = !mayChangeContacts(useStaffUser().role);
  const tab: CourseTab = isTab(type) ? type : "lessons";
  const isLost = triggerId === undefined && !isTab(type);
  useDocumentTitle(course?.name ?? null);
  useEffect(() => {
    if (isLost) go(`/ui/campaigns/${id}/lessons`, { replace: true });
  }, [isLost, go, id]);
  const { acts, dialog } = useCourseActs(id, hand);
  const content = (known: CampaignRecord) => {
    if (tab === "settings") return <settings.View key={known.id} course={known} hand={hand} isReadOnly={isReadOnly} />;
    if (tab === "metrics") return <metrics.View course={known} />;
    if (tab === "contacts") return <learners.View course={known.id} onChanged={hand.again} />;
    return (
      <CourseLessons
        course={known}
        hand={hand}
        isReadOnly={isReadOnly}
        edited={triggerId === undefined ? null : Number(triggerId)}
        onEdit={(lesson) => go(lesson === null ? `/ui/campaigns/${id}/lessons` : `/ui/campaigns/${id}/triggers/${lesson}`)}
      />
    );
  };
  return (
    <>
      <CourseView course={hand.course} tab={tab} content={content} acts={isReadOnly ? null : acts} onRetry={hand.again} />
      {dialog}
    </>
  );
};
