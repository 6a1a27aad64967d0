import type { EngagedItem, LearnerLesson } from "../../../core/learning/learner-lesson.model.ts";

type State = EngagedItem["engagementState"];

const fresh: State = {
  points: 0,
  correct: null,
  completed: false,
  final: false,
  lastAnswer: null,
  attempts: 0,
  furthest: 0,
  answers: [],
  results: null,
  response: null,
};

/** A text of a lesson. */
export const reading = (uuid: string, state: Partial<State> = {}): EngagedItem => ({
  uuid,
  type: "rich_text",
  name: `Text ${uuid}`,
  values: { body: "<p>Read.</p>", standalone: true },
  engagementState: { ...fresh, ...state },
});

/** A question that must be answered. */
export const question = (uuid: string, state: Partial<State> = {}): EngagedItem => ({
  uuid,
  type: "challenge",
  name: `Question ${uuid}`,
  values: { question: "<p>Where?</p>", answers: ["Here", "There"], correct: [1] },
  engagementState: { ...fresh, ...state },
});

/** A film of the organisation that must be watched. */
export const watching = (uuid: string, state: Partial<State> = {}): EngagedItem => ({
  uuid,
  type: "video",
  name: `Film ${uuid}`,
  values: { gallery_url: "/film.mp4", required: true },
  engagementState: { ...fresh, ...state },
});

export const lesson: LearnerLesson = {
  trigger_id: 2,
  lesson_id: 2,
  version: 1,
  is_newest: true,
  attempt: 0,
  name: "Four rules",
  course: { id: 1, name: "Safety" },
  items: [],
  index: 0,
  points: 0,
  completed: false,
  next: null,
};
