import type { DemoCourse } from "../../adapters/server/demo/demo-courses.ts";

const challenge = (name: string, correct: readonly number[]) => ({
  type: "challenge",
  name,
  values: { question: `<p>${name}?</p>`, answers: ["red", "green", "blue"], correct },
});
const text = { type: "rich_text", name: "Read", values: { body: "<p>Read this.</p>", standalone: true } };
const film = { type: "video", name: "Watch", values: { gallery_url: "/media/a/film.mp4", required: true, standalone: true } };
const now = { release: "immediately" } as const;

/**
 * A course of three lessons: words and a question, a film that must be watched and a question, and one that opens two days after joining.
 */
export const sampleCourse: DemoCourse = {
  name: "Colours",
  summary: "All three of them.",
  about: "<p>About colours.</p>",
  show_order: 1,
  lessons: [
    { name: "First", items: [text, challenge("Green", [1])] },
    { name: "Second", items: [film, challenge("Red and blue", [0, 2])] },
    { name: "Third", items: [text] },
  ],
  release: (index) => (index === 2 ? { release: "delay", join_delay: 2, start_at: "00:00" } : now),
};

/** A course that begins later than any test. */
export const laterCourse: DemoCourse = { ...sampleCourse, name: "Later", show_order: 2, lessons: [], release: () => now };
