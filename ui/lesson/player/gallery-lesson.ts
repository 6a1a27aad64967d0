import type { EngagedItem, LearnerLesson } from "../../../core/learning/learner-lesson.model.ts";

const fresh: EngagedItem["engagementState"] = {
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

export const reading: EngagedItem = {
  uuid: "1",
  type: "rich_text",
  name: "Before you start",
  values: { body: "<h2>Good to have you here</h2><p>Read one thing at a time.</p>", standalone: true },
  engagementState: { ...fresh, completed: true },
};
export const film: EngagedItem = {
  uuid: "2",
  type: "video",
  name: "Harbor safety",
  values: { gallery_url: "/none.mp4", required: true },
  engagementState: fresh,
};
export const question: EngagedItem = {
  uuid: "3",
  type: "challenge",
  name: "Where do you stand?",
  values: {
    question: "<p>Where do you wait while a container is being lowered?</p>",
    answers: ["Under it", "Behind the yellow line", "On the truck"],
    multiple: false,
  },
  engagementState: fresh,
};
export const wrong: EngagedItem = {
  ...question,
  values: { ...question.values, feedback: "<p>As close as a load may come to you.</p>" },
  engagementState: { ...fresh, points: 150, correct: false, completed: true, attempts: 1, lastAnswer: [0] },
};
export const right: EngagedItem = {
  ...wrong,
  values: { ...wrong.values, correct: [1] },
  engagementState: { ...fresh, points: 1200, correct: true, completed: true, final: true, attempts: 2, lastAnswer: [1] },
};

export const pack: EngagedItem = {
  uuid: "4",
  type: "scorm",
  name: "Fire drill",
  values: { title: "Fire drill", scorm: "/files/3/drill.zip", must_pass: true },
  engagementState: fresh,
};
export const elsewhere: EngagedItem = { ...film, values: { url: "https://harbor.wistia.com/medias/abc123", required: true } };

export const lesson: LearnerLesson = {
  trigger_id: 2,
  lesson_id: 2,
  version: 1,
  is_newest: true,
  attempt: 0,
  name: "Four rules of the quay",
  course: { id: 1, name: "Harbor safety basics" },
  items: [reading, film, question],
  index: 0,
  points: 0,
  completed: false,
  next: null,
};
