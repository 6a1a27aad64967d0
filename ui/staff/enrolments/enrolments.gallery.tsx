import { firstLearners } from "../../../core/enrolments/enrolment.model.ts";
import { idle, loaded, type Remote } from "../../../core/kernel/remote.ts";
import type { GalleryEntry } from "../../gallery/gallery-entry.ts";
import { ChoiceDialog } from "./choice-dialog.view.tsx";
import { CoursesCard, type CoursesCardProps } from "./courses-card.view.tsx";
import { contactCourses, learnerCourse, learners, noon } from "./gallery-enrolments.ts";
import { LearnerCourseView } from "./learner-course.view.tsx";
import { LearnersView, type LearnersViewProps } from "./learners.view.tsx";
import { OpenLessonDialog } from "./open-lesson-dialog.view.tsx";

const nothing = (): void => undefined;
const broken = { tag: "failed", failure: { tag: "offline" } } as const;
const acts = { onJoin: nothing, onPause: nothing, onReset: nothing, onOpen: nothing, onTakeBack: nothing, onResetLesson: nothing };
const card = (more: Partial<CoursesCardProps>) => (
  <CoursesCard courses={loaded(contactCourses)} onOpen={nothing} onEnrol={nothing} onWhy={nothing} onRetry={nothing} {...more} />
);
const choice = (options: Remote<never>) => (
  <ChoiceDialog
    title="Enrol a group"
    label="Group"
    action="Enrol the group"
    none="There are no groups yet."
    options={options}
    onRetry={nothing}
    onChoose={nothing}
    onClose={nothing}
  />
);
const grid = (more: Partial<LearnersViewProps>) => (
  <LearnersView
    learners={loaded(learners)}
    query={firstLearners}
    now={noon}
    hrefOf={({ con_id }) => `/ui/campaigns/1/contacts?learner=${con_id}`}
    onSearch={nothing}
    onStatus={nothing}
    onSort={nothing}
    onPage={nothing}
    onClear={nothing}
    onRetry={nothing}
    onEnrol={nothing}
    onEnrolGroup={nothing}
    {...more}
  />
);
const none = { ...learners, results: [], count: 0, current: 0, completed: 0, left: 0 };

/** The courses of contacts and the learners of courses, in every state. */
export const gallery: GalleryEntry = {
  name: "enrolments",
  group: "staff/courses",
  states: {
    card: () => card({}),
    "card for guests": () => card({ onEnrol: null, onWhy: null }),
    "card without courses": () => card({ courses: loaded([]) }),
    "card loading": () => card({ courses: idle }),
    "card broken": () => card({ courses: broken }),
    learners: () => grid({}),
    "no learners": () => grid({ learners: loaded(none) }),
    "no match": () => grid({ learners: loaded(none), query: { ...firstLearners, search: "whale" } }),
    "learners for guests": () => grid({ onEnrol: null, onEnrolGroup: null }),
    "learners loading": () => grid({ learners: idle }),
    "learners broken": () => grid({ learners: broken }),
    syllabus: () => <LearnerCourseView contact={7} course={learnerCourse} acts={acts} onWhy={nothing} />,
    "syllabus for guests": () => <LearnerCourseView contact={7} course={learnerCourse} acts={null} onWhy={null} />,
    "syllabus paused": () => <LearnerCourseView contact={7} course={{ ...learnerCourse, drip_paused: true }} acts={acts} onWhy={nothing} />,
    "syllabus of one who left": () => (
      <LearnerCourseView
        contact={7}
        course={{ ...learnerCourse, joined_at: null, left_at: noon, status: "available" }}
        acts={acts}
        onWhy={nothing}
      />
    ),
    choosing: () => (
      <ChoiceDialog
        title="Enrol a group"
        label="Group"
        help="All contacts who are in the group now are enrolled."
        action="Enrol the group"
        none="There are no groups yet."
        options={loaded([{ id: "1", label: "New colleagues" }])}
        onRetry={nothing}
        onChoose={nothing}
        onClose={nothing}
      />
    ),
    "nothing to choose": () => (
      <ChoiceDialog
        title="Enrol a group"
        label="Group"
        action="Enrol the group"
        none="There are no groups yet."
        options={loaded([])}
        onRetry={nothing}
        onChoose={nothing}
        onClose={nothing}
      />
    ),
    "choices loading": () => choice(idle),
    "choices broken": () => choice(broken),
    "opening a lesson": () => <OpenLessonDialog lesson="Storm season" onOpen={nothing} onClose={nothing} />,
  },
};
