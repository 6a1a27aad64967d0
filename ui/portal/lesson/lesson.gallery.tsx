import type { EngagedItem, LearnerLesson } from "../../../core/learning/learner-lesson.model.ts";
import { lessonView } from "../../../core/learning/lesson-view.model.ts";
import type { GalleryEntry } from "../../gallery/gallery-entry.ts";
import { LessonItemView } from "../../lesson/item.view.tsx";
import { elsewhere, film, lesson, pack, question, reading, right, wrong } from "./gallery-lesson.ts";
import { LessonFailure } from "./lesson-failure.view.tsx";
import { LessonView } from "./lesson.view.tsx";
import { Results } from "./results.view.tsx";

const nothing = (): void => undefined;

const playback = { rate: 1, onRate: nothing, furthest: 0, onPlayed: nothing, now: () => 0 };

const drawItem =
  (waiting: ReadonlySet<string>) =>
  ({ uuid, type, name, values, engagementState }: EngagedItem) => (
    <LessonItemView
      type={type}
      name={name}
      values={values}
      answer={engagementState.lastAnswer}
      score={engagementState.attempts === 0 ? null : engagementState}
      isWaiting={waiting.has(uuid)}
      playback={playback}
      onAnswer={nothing}
    />
  );

const player = (
  known: LearnerLesson,
  index: number,
  { atResults = false, waiting = [] }: { readonly atResults?: boolean; readonly waiting?: readonly string[] } = {},
) => {
  const view = lessonView(known, index, atResults, new Set(waiting));
  const results = (
    <Results
      view={view}
      courseHref="/portal/harbor/course/1"
      lessonHref={(id) => `/portal/harbor/course/1/lesson/${id}`}
      isReplaying={false}
      onReview={nothing}
      onReplay={nothing}
    />
  );
  return (
    <LessonView
      view={view}
      courseHref="/portal/harbor/course/1"
      unsent={waiting.length}
      onNext={nothing}
      onBack={nothing}
      onStep={nothing}
      drawItem={drawItem(view.waiting)}
      results={results}
    />
  );
};

const watched = { ...film, engagementState: { ...film.engagementState, completed: true, furthest: 20 } };
const withQuestion = (item: EngagedItem): LearnerLesson => ({
  ...lesson,
  items: [reading, watched, item],
  points: item.engagementState.points,
});

export const gallery: GalleryEntry = {
  name: "portal-lesson",
  group: "portal/lesson",
  isWhole: true,
  states: {
    text: () => player(lesson, 0),
    film: () => player(lesson, 1),
    question: () => player(withQuestion(question), 2),
    several: () => player(withQuestion({ ...question, values: { ...question.values, multiple: true } }), 2),
    wrong: () => player(withQuestion(wrong), 2),
    right: () => player(withQuestion(right), 2),
    waiting: () =>
      player(withQuestion({ ...question, engagementState: { ...question.engagementState, completed: true, lastAnswer: [1] } }), 2, {
        waiting: ["3"],
      }),
    "not shown here": () => player({ ...lesson, items: [pack, elsewhere, question] }, 0),
    "film elsewhere": () => player({ ...lesson, items: [pack, elsewhere, question] }, 1),
    results: () =>
      player({ ...withQuestion(right), completed: true, next: { id: 3, name: "When something goes wrong" } }, 2, { atResults: true }),
    "results with open steps": () => player(lesson, 2, { atResults: true }),
    locked: () => (
      <LessonFailure
        failure={{ tag: "forbidden", message: "This lesson is locked, complete all previous lessons." }}
        courseHref="/portal/harbor/course/1"
        onRetry={nothing}
      />
    ),
    "not found": () => (
      <LessonFailure failure={{ tag: "not-found", message: "Lesson not found." }} courseHref="/portal/harbor/course/1" onRetry={nothing} />
    ),
  },
};
