import type { DemoMedia, LibraryLesson } from "./demo-library-lessons.ts";

const papers = ({ rules }: DemoMedia): LibraryLesson => ({
  name: "Papers for new colleagues",
  folder: "Service",
  by: "user",
  days: 14,
  banner: null,
  tags: ["first week", "papers"],
  metadata: { owner: "People team" },
  items: [
    {
      type: "contact_update",
      name: "Birthday",
      values: { question: "<p>When is your birthday?</p>", contact_field: "birthday", skip_already_set: true },
    },
    { type: "contact_updates", name: "About you", values: { fields: [{ contact_field: "birthday", required: false }] } },
    { type: "jotform", name: "Clothes", values: { form_id: "231234567890123" } },
    {
      type: "typeform",
      name: "Allergies",
      values: { form_id: "hArB0r", toggle_text: "Open the form", success_text: "Thank you", can_advance: true },
    },
    {
      type: "signwell",
      name: "Sign the four rules",
      values: {
        template_id: "5f2c9e1a-7b1d-4d39-9f6e-3a8b1c0d2e4f",
        placeholder_name: "Colleague",
        button_text: "Sign now",
        success_text: "Signed",
        test_mode: true,
        can_advance: true,
      },
    },
    { type: "button", name: "The rules again", values: { cta: "Read the four rules", url: rules, text: "One page, five minutes." } },
  ],
});

const mentor = ({ fog }: DemoMedia, reviewer: number): LibraryLesson => ({
  name: "Meet your mentor",
  folder: "Service",
  by: "user",
  days: 9,
  banner: fog,
  tags: ["first week"],
  metadata: {},
  items: [
    {
      type: "calendly",
      name: "Book a walk",
      values: { calendly_url: "https://calendly.com/harbor-learning/walk", toggle_text: "Choose a time", skip_text: "Later" },
    },
    { type: "cal", name: "Book a call", values: { url: "https://cal.com/harbor-learning/call", contact_field: "next_review" } },
    { type: "open_ended", name: "What you hope for", values: { question: "<p>What should your mentor know about you?</p>" } },
    {
      type: "video_upload",
      name: "Introduce yourself",
      values: {
        question: "<p>Record one minute: who you are, and where you come from.</p>",
        core_comps: [
          { name: "Clear", points: 600 },
          { name: "Friendly", points: 600 },
        ],
        reviewing_users: [reviewer],
      },
    },
  ],
});

const numbers = ({ morning }: DemoMedia): LibraryLesson => ({
  name: "Know your numbers",
  folder: "Service",
  by: "owner",
  days: 6,
  banner: morning,
  tags: ["service", "numbers"],
  metadata: { course_code: "HB-210" },
  items: [
    {
      type: "stats_tracker",
      name: "This week",
      values: {
        questions: [
          { question: "How many ferries did you meet?", name: "ferries", answer_type: "number" },
          { question: "How sure were you of the way to town?", name: "sure_of_way", answer_type: "slider" },
        ],
      },
    },
    {
      type: "assessment",
      name: "How do you greet?",
      values: {
        question: "<p>A ferry arrives in the rain. What do you do?</p>",
        answers: [
          { text: "Go out with umbrellas", points: 1000 },
          { text: "Open the doors early", points: 700 },
          { text: "Wait inside", points: 100 },
        ],
      },
    },
    { type: "embed", name: "Arrivals today", values: { url: "https://example.com/arrivals" } },
  ],
});

const friends = ({ night }: DemoMedia): LibraryLesson => ({
  name: "Bring a friend",
  folder: "Service",
  by: "owner",
  days: 3,
  banner: night,
  tags: ["service"],
  metadata: {},
  items: [
    { type: "rich_text", name: "We are looking for you", values: { body: "<p>Twelve people start in spring. Do you know somebody?</p>" } },
    {
      type: "social",
      name: "Tell the world",
      values: { url: "https://harbor.example/jobs", tweet: "Good people work at our harbor. Come and see." },
    },
    { type: "custom", name: "Guess the knot", values: { url: "https://harbor.example/knots", can_advance: true } },
  ],
});

/** Lessons for people and passengers; the last one gets changes that are not published. */
export const personalLessons = (media: DemoMedia, reviewer: number): readonly LibraryLesson[] => [
  papers(media),
  mentor(media, reviewer),
  numbers(media),
  friends(media),
];
