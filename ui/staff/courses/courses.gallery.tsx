import type { CampaignTrigger } from "../../../core/campaigns/campaign-record.model.ts";
import { idle, loaded, type Remote } from "../../../core/kernel/remote.ts";
import type { LessonCard } from "../../../core/lessons/lesson.model.ts";
import type { GalleryEntry } from "../../gallery/gallery-entry.ts";
import { lessons } from "../lessons/gallery-lessons.ts";
import { BulkImpactDialog } from "./bulk-impact-dialog.view.tsx";
import { CourseClashView } from "./course-clash.view.tsx";
import { CourseLessonsView } from "./course-lessons.view.tsx";
import { CourseSettingsView } from "./course-settings.view.tsx";
import { type CourseTab, CourseView, type CourseViewProps } from "./course.view.tsx";
import { EditLessonDialog } from "./edit-lesson.view.tsx";
import { checked, course, impact, noon } from "./gallery-courses.ts";
import { ImpactDialog } from "./impact-dialog.view.tsx";
import { LessonPickerView } from "./lesson-picker.view.tsx";
import { NewCourseView } from "./new-course.view.tsx";
import { SaveTemplateDialog } from "./save-template.view.tsx";
import { TemplatesView } from "./templates.view.tsx";

const nothing = (): void => undefined;
const broken = { tag: "failed", failure: { tag: "offline" } } as const;
const lessonActs = {
  onAdd: nothing,
  onPublishAll: nothing,
  onEdit: nothing,
  onMove: nothing,
  onDropLesson: nothing,
  onSet: nothing,
  onRemove: nothing,
};
const acts = {
  onCopy: nothing,
  onTemplate: nothing,
  onShare: nothing,
  onPublish: nothing,
  onPause: nothing,
  onArchive: nothing,
  onRemove: nothing,
};
const settings = (isReadOnly: boolean) => (
  <CourseSettingsView
    isDefault
    onDefault={nothing}
    replaced={null}
    values={course}
    saving={{ status: "saved", onUndo: nothing, onRetry: nothing }}
    isReadOnly={isReadOnly}
    failure={null}
    sections={["Start here", "Advanced"]}
    groups={[{ id: 2, name: "New colleagues" }]}
    reach={{ count: 46, reachable: { sms: 12, email: 44 } }}
    timezone="Europe/Berlin"
    onChange={nothing}
    onCover={nothing}
    onPicture={null}
  />
);
const picker = (known: Remote<readonly LessonCard[]>, chosen: readonly number[]) => (
  <LessonPickerView
    lessons={known}
    search=""
    chosen={chosen}
    inCourse={new Set(lessons.slice(1, 2).map(({ id }) => id))}
    isPending={false}
    onSearch={nothing}
    onToggle={nothing}
    onAdd={nothing}
    onRetry={nothing}
    onClose={nothing}
  />
);
const page = (more: Partial<CourseViewProps>, tab: CourseTab = "lessons") => (
  <CourseView
    course={loaded(course)}
    tab={tab}
    content={(known) => (tab === "settings" ? settings(false) : <CourseLessonsView course={known} acts={lessonActs} />)}
    acts={acts}
    onRetry={nothing}
    {...more}
  />
);

const edited = (more: Partial<CampaignTrigger>) => {
  const [, second, ...others] = course.triggers;
  if (second === undefined) return null;
  const given = { trigger: { ...second, ...more }, others, isPending: false, failure: null, check: checked(second.id) };
  return <EditLessonDialog {...given} onSave={nothing} onClose={nothing} />;
};
const templates = [
  { id: 1, name: "Onboarding of a crew", internal_name: "", type: "course" as const, lessons: 12, created_at: noon },
  { id: 2, name: "One lesson a week", internal_name: "", type: "course" as const, lessons: 1, created_at: noon },
];
const fresh = { templates: [], chosen: null, isPending: false, failure: null, onTemplate: nothing, onCreate: nothing };

/** Courses as staff edit them, in every state. */
export const gallery: GalleryEntry = {
  name: "courses",
  group: "staff/courses",
  states: {
    "new course": () => <NewCourseView {...fresh} />,
    "new course from a template": () => <NewCourseView {...fresh} templates={templates} chosen={templates[0] ?? null} />,
    templates: () => <TemplatesView templates={loaded(templates)} onDelete={nothing} onRetry={nothing} />,
    "no templates": () => <TemplatesView templates={loaded([])} onDelete={nothing} onRetry={nothing} />,
    "templates loading": () => <TemplatesView templates={idle} onDelete={nothing} onRetry={nothing} />,
    "templates broken": () => <TemplatesView templates={broken} onDelete={nothing} onRetry={nothing} />,
    "new course refused": () => (
      <NewCourseView {...fresh} failure={{ tag: "invalid", message: "", errors: { name: ["Give the course a name."] } }} />
    ),
    course: () => page({}),
    "course as a draft": () => page({ course: loaded({ ...course, draft: true, triggers: [] }) }),
    "course paused": () => page({ course: loaded({ ...course, paused: true }) }),
    "course archived": () => page({ course: loaded({ ...course, archived_at: noon }) }),
    "course for guests": () => page({ acts: null, content: (known) => <CourseLessonsView course={known} acts={null} /> }),
    settings: () => page({}, "settings"),
    "settings for guests": () => settings(true),
    "course loading": () => page({ course: idle }),
    "course not found": () =>
      page({
        course: {
          tag: "failed",
          failure: { tag: "not-found", message: "This course does not exist, or it is not shared with your teams." },
        },
      }),
    "choosing lessons": () => picker(loaded(lessons), [lessons[0]?.id ?? 0]),
    "no lesson to choose": () => picker(loaded([]), []),
    "lessons broken": () => picker(broken, []),
    "saved as template": () => (
      <SaveTemplateDialog name={course.name} isPending={false} failure={null} onSave={nothing} onClose={nothing} />
    ),
    "edit that locks lessons": () => <ImpactDialog impact={impact} onSave={nothing} onKeep={nothing} onClose={nothing} />,
    "edit that only opens a lesson": () => (
      <ImpactDialog
        impact={{
          affected: 1,
          uncompleted: 0,
          begun: 0,
          lessons: impact.lessons.slice(1, 2),
          learners: impact.learners.slice(2, 3),
        }}
        onSave={nothing}
        onKeep={nothing}
        onClose={nothing}
      />
    ),
    "deletion that learners lose": () => <ImpactDialog impact={impact} isDeletion onSave={nothing} onKeep={nothing} onClose={nothing} />,
    "pause of several": () => (
      <BulkImpactDialog
        action="pause"
        count={3}
        courses={[
          { id: 1, name: course.name, affected: 46, uncompleted: 0 },
          { id: 2, name: "Storm season", affected: 1, uncompleted: 1 },
        ]}
        onConfirm={nothing}
        onClose={nothing}
      />
    ),
    "lesson edited": () => edited({}),
    "lesson told of": () => edited({ send_alert: true, notify_email_subject: "{first_name}, on to {lesson}" }),
    "settings of two": () => (
      <CourseClashView
        values={course}
        clash={{ fields: ["name"], from: course, theirs: { ...course, name: "Harbor basics" } }}
        groups={[]}
        timezone="Europe/Berlin"
        onKeepMine={nothing}
        onTakeTheirs={nothing}
        onClose={nothing}
      />
    ),
  },
};
