import * as E from "fp-ts/lib/Either.js";
import { useEffect } from "react";
import { CampaignEditing } from "../../../core/campaigns/campaign-editing.port.ts";
import type { CampaignRecord } from "../../../core/campaigns/campaign-record.model.ts";
import { Alerts } from "../../../core/client/alerts.service.ts";
import { mayChangeContacts } from "../../../core/contacts/contact-wall.rule.ts";
import { coursesText } from "../../i18n/en/courses.ts";
import { useText } from "../../i18n/use-text.ts";
import { loadable } from "../../kit/loadable.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import { useToasts } from "../../kit/toasts.view.tsx";
import { useGo, useParams } from "../../react/address.ts";
import { useDocumentTitle } from "../../react/document-title.ts";
import { useService } from "../../react/services.tsx";
import { useStaffUser } from "../staff-user.ts";
import { CourseLessons } from "./course-lessons.screen.tsx";
import { type CourseActs, type CourseTab, courseTabs, CourseView } from "./course.view.tsx";
import { useCourseCopies } from "./use-course-copies.tsx";
import { courseIn, useCourse } from "./use-course.ts";
import { useEditImpact } from "./use-edit-impact.tsx";

const Coming = () => <SkeletonLines lines={6} />;
const settings = loadable(async () => (await import("./course-settings.screen.tsx")).CourseSettings, Coming);
const metrics = loadable(async () => (await import("./course-metrics.screen.tsx")).CourseMetrics, Coming);
const learners = loadable(async () => (await import("../enrolments/learners.screen.tsx")).LearnersScreen, Coming);

const isTab = (type: string | undefined): type is CourseTab => courseTabs.some((tab) => tab === type);

/** A course by its address: `/campaigns/{id}/{tab}`, or `/campaigns/{id}/triggers/{lesson}` with that lesson open. */
export const CourseScreen = () => {
  const text = useText(coursesText);
  const { campaignId = "", type, triggerId } = useParams();
  const id = Number(campaignId);
  const go = useGo();
  const store = useService(CampaignEditing);
  const alerts = useService(Alerts);
  const toasts = useToasts();
  const hand = useCourse(id);
  const course = courseIn(hand);
  const isReadOnly = !mayChangeContacts(useStaffUser().role);
  const tab: CourseTab = isTab(type) ? type : "lessons";
  const isLost = triggerId === undefined && !isTab(type);
  useDocumentTitle(course?.name ?? null);
  useEffect(() => {
    if (isLost) go(`/ui/campaigns/${id}/lessons`, { replace: true });
  }, [isLost, go, id]);
  const guard = useEditImpact(course, hand.again);
  const set = (
    change: { readonly draft?: boolean; readonly paused?: boolean; readonly archived?: boolean },
    said: string,
    undo: typeof change,
  ): void =>
    void hand.run(
      ({ version }) => store.update(id, { version, ...change }),
      said,
      ({ version }) => store.update(id, { version, ...undo }),
    );
  const restore = async (): Promise<void> => {
    const back = await alerts.reporting(store.restore(id))();
    if (E.isRight(back)) {
      toasts.show({ text: text("done.restored", { name: back.right.name }), tone: "success" });
      go(`/ui/campaigns/${id}/lessons`);
    }
  };
  const remove = async ({ name }: CampaignRecord): Promise<void> => {
    const gone = await alerts.reporting(store.remove(id))();
    if (E.isLeft(gone)) return;
    go("/ui/campaigns");
    toasts.show({ text: text("done.removed", { name }), tone: "success", action: { label: text("undo"), run: () => void restore() } });
  };
  const copies = useCourseCopies(course);
  const acts: CourseActs = {
    onCopy: copies.onCopy,
    onTemplate: copies.onTemplate,
    onPublish: (published) =>
      guard.before({ of: "course", draft: !published }, () =>
        set({ draft: !published }, text(published ? "done.published" : "done.drafted"), { draft: published }),
      ),
    onPause: (paused) =>
      guard.before({ of: "course", paused }, () => set({ paused }, text(paused ? "done.paused" : "done.resumed"), { paused: !paused })),
    onArchive: (archived) => set({ archived }, text(archived ? "done.archived" : "done.unarchived"), { archived: !archived }),
    onRemove: () => {
      if (course !== null) void remove(course);
    },
  };
  const content = (known: CampaignRecord) => {
    if (tab === "settings") return <settings.View course={known} isReadOnly={isReadOnly} onSaved={hand.accept} />;
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
      {copies.dialog}
      {guard.dialog}
    </>
  );
};
