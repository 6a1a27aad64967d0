import type { EngagedItem, LearnerLesson } from "../../../core/learning/learner-lesson.model.ts";
import { lessonView } from "../../../core/learning/lesson-view.model.ts";
import type { PlayerMode } from "../../../core/learning/player-address.rule.ts";
import type { GalleryEntry } from "../../gallery/gallery-entry.ts";
import { LessonItemView } from "../item.view.tsx";
import { elsewhere, film, lesson, pack, question, reading, right, wrong } from "./gallery-lesson.ts";
import { LessonPlayerView } from "./lesson-player.view.tsx";
import { PlayerResults } from "./player-results.view.tsx";

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

type Shown = { readonly atResults?: boolean; readonly waiting?: readonly string[]; readonly mode?: PlayerMode };

const leave = { href: "/portal/harbor/course/1", label: "Back to Harbor safety basics" };

const player = (known: LearnerLesson, index: number, { atResults = false, waiting = [], mode = "take" }: Shown = {}) => {
  const view = lessonView(known, index, atResults, new Set(waiting));
  return (
    <LessonPlayerView
      view={mode === "take" ? view : { ...view, isHeld: false }}
      mode={mode}
      leave={mode === "take" ? leave : null}
      saving={mode === "take" ? { state: waiting.length === 0 ? "saved" : "on-device", keeps: true } : null}
      onNext={nothing}
      onBack={nothing}
      onStep={nothing}
      drawItem={drawItem(view.waiting)}
      results={
        <PlayerResults
          {...{ view, mode, leave }}
          lessonHref={(id) => `/portal/harbor/course/1/lesson/${id}`}
          isReplaying={false}
          onReview={nothing}
          onReplay={nothing}
        />
      }
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
  name: "lesson-player",
  group: "lesson",
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
    "every state of a step": () =>
      player(
        {
          ...lesson,
          items: [
            reading,
            { ...question, uuid: "7" },
            wrong,
            { ...right, uuid: "4" },
            { ...question, uuid: "5" },
            { ...question, uuid: "6" },
          ],
        },
        1,
        {
          waiting: ["5"],
        },
      ),
    test: () => player(withQuestion(question), 2, { mode: "test" }),
    "results of a test": () => player({ ...withQuestion(right), completed: true }, 2, { mode: "test", atResults: true }),
    review: () => player(withQuestion(right), 2, { mode: "review" }),
    "results of a review": () => player({ ...withQuestion(right), completed: true }, 2, { mode: "review", atResults: true }),
  },
};
