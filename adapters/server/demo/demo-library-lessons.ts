import type { DemoItem } from "./demo-lessons.ts";
import { personalLessons } from "./demo-personal-lessons.ts";

/** Addresses of the demo's files. */
export type DemoMedia = {
  readonly morning: string;
  readonly storm: string;
  readonly fog: string;
  readonly night: string;
  readonly film: string;
  readonly rules: string;
  readonly tones: string;
  readonly simulator: string;
};

/**
 * A lesson of the library before it has ids.
 * @property folder name of its folder
 * @property by who makes it
 */
export type LibraryLesson = {
  readonly name: string;
  readonly folder: string;
  readonly by: "owner" | "user";
  readonly days: number;
  readonly banner: string | null;
  readonly tags: readonly string[];
  readonly metadata: Readonly<Record<string, string>>;
  readonly items: readonly DemoItem[];
};

/** The folders of the library by the folder that they are in. */
export const demoLessonFolders: readonly { readonly name: string; readonly in: string | null }[] = [
  { name: "On the quay", in: null },
  { name: "Drills", in: "On the quay" },
  { name: "Service", in: null },
];

const mooring = ({ morning, film }: DemoMedia): LibraryLesson => ({
  name: "Berthing a ship",
  folder: "On the quay",
  by: "owner",
  days: 26,
  banner: morning,
  tags: ["berthing", "ropes"],
  metadata: { course_code: "HB-101", reviewed_by: "Harbor office" },
  items: [
    {
      type: "rich_text",
      name: "Before she comes in",
      values: {
        body: `<h2>Before she comes in</h2><p>Two people, two radios, four lines. Walk the berth once and look for what could trip you.</p><p><img src="${morning}" alt="Three sailing boats in a calm bay at sunrise"></p>`,
        standalone: true,
      },
    },
    { type: "video", name: "Twenty seconds of safety", values: { url: "", gallery_url: film, required: true, standalone: true } },
    {
      type: "order",
      name: "Which line first?",
      values: {
        question: "<p>Put the lines in the order in which they go ashore.</p>",
        answers: ["Head line", "Stern line", "Forward spring", "Aft spring"],
      },
    },
    {
      type: "checklist",
      name: "Ready?",
      values: { question: "<p>Tick what you have done.</p>", answers: ["Vest on", "Radio checked", "Berth clear"] },
    },
  ],
});

const weather = ({ storm, fog, tones }: DemoMedia): LibraryLesson => ({
  name: "Reading the weather",
  folder: "Drills",
  by: "owner",
  days: 21,
  banner: storm,
  tags: ["weather", "drills"],
  metadata: { course_code: "HB-102" },
  items: [
    {
      type: "audio",
      name: "Three long tones",
      values: { audio: tones, image: storm, text: "This is what you hear before the cranes are locked.", required: true },
    },
    {
      type: "blank",
      name: "From which force?",
      values: {
        question: "<p>From which wind force on are the cranes locked?</p>",
        answers: ["8", "eight", "force eight"],
        show_correct_answer: true,
      },
    },
    {
      type: "poll",
      name: "Your worst weather",
      values: { question: "<p>What makes your work hardest?</p>", answers: ["Fog", "Ice", "Wind", "Rain"] },
    },
    {
      type: "missing_words",
      name: "In fog",
      values: {
        question: "In fog, sound {{one}} long blast every {{two}} minutes and post a {{lookout}}.",
        include_false_answers: true,
        false_answers: "three, anchor",
      },
    },
    {
      type: "rich_text",
      name: "What fog does",
      values: { body: `<p>Distances look longer than they are.</p><p><img src="${fog}" alt="Boats that fade into white fog"></p>` },
    },
  ],
});

const alarm = ({ rules, simulator }: DemoMedia): LibraryLesson => ({
  name: "Man overboard",
  folder: "Drills",
  by: "user",
  days: 16,
  banner: null,
  tags: ["drills", "rescue"],
  metadata: {},
  items: [
    {
      type: "challenge",
      name: "The first thing",
      values: {
        question: "<p>Somebody falls into the basin. What do you do first?</p>",
        answers: ["Jump after them", "Shout, point and throw a ring", "Run for the foreman"],
        correct: [1],
        custom_feedback: true,
        feedback: "<p>Never take your eyes off them: whoever points does nothing else.</p>",
      },
    },
    { type: "scorm", name: "Mooring simulator", values: { title: "Mooring simulator", scorm: simulator, must_pass: true } },
    {
      type: "files",
      name: "To take with you",
      values: { text: "Print it and keep it in your vest.", files: [{ name: "Four rules.pdf", url: rules }] },
    },
  ],
});

const retired = ({ night }: DemoMedia): LibraryLesson => ({
  name: "Night shift before the new lights",
  folder: "On the quay",
  by: "user",
  days: 60,
  banner: night,
  tags: ["retired"],
  metadata: {},
  items: [{ type: "rich_text", name: "Lamps", values: { body: "<p>Take a lamp with you. The mast lights are on from ten.</p>" } }],
});

/** Seven lessons of the library, which together hold items of every type, and one for the bin, last. */
export const libraryLessons = (media: DemoMedia, reviewer: number): readonly LibraryLesson[] => [
  mooring(media),
  weather(media),
  alarm(media),
  ...personalLessons(media, reviewer),
  retired(media),
];
