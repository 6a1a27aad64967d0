import type { DemoItem, DemoLesson } from "./demo-lessons.ts";

/** Where the lessons find their film, and who reviews their videos. */
export type StageMedia = { readonly film: string; readonly reviewer: number };

const text = (name: string, body: string): DemoItem => ({ type: "rich_text", name, values: { body, standalone: true } });

const question = (name: string, asked: string, answers: readonly string[], correct: number, feedback: string): DemoItem => ({
  type: "challenge",
  name,
  values: { question: `<p>${asked}</p>`, answers, correct: [correct], custom_feedback: true, feedback: `<p>${feedback}</p>` },
});

const recorded = (name: string, asked: string, reviewer: number): DemoItem => ({
  type: "video_upload",
  name,
  values: {
    question: `<p>${asked}</p>`,
    core_comps: [
      { name: "Clear", points: 600 },
      { name: "Complete", points: 600 },
    ],
    reviewing_users: [reviewer],
  },
});

/** The first weeks of a new deckhand: six lessons in order, then two that are outside it. */
export const stageLessons = ({ film, reviewer }: StageMedia): readonly DemoLesson[] => [
  {
    name: "Your place on board",
    items: [
      text("Where you belong", "<p>Your bunk, your hook and your station carry the same number. Learn it today.</p>"),
      question(
        "Your number",
        "The alarm goes. Where do you run?",
        ["To my bunk", "To my station"],
        1,
        "Your station, with the vest from your hook.",
      ),
    ],
  },
  {
    name: "Whistles and hands",
    items: [
      text("One whistle, one hand", "<p>One whistle: stop. A raised hand: I have seen you. Nobody moves on without the hand.</p>"),
      question(
        "No hand",
        "You whistle once, and no hand goes up. What do you do?",
        ["Go on, they have heard it", "Whistle again and wait"],
        1,
        "Without the hand nobody has heard you.",
      ),
    ],
  },
  {
    name: "Speak on the radio",
    items: [recorded("Your first call", "Call the bridge and report the stern line. Half a minute.", reviewer)],
  },
  {
    name: "Hand over your watch",
    items: [recorded("Four sentences", "Hand over your watch in four sentences, as to a colleague.", reviewer)],
  },
  {
    name: "Twenty seconds on the quay",
    items: [
      { type: "video", name: "The whole film", values: { url: "", gallery_url: film, required: true, standalone: true } },
      text("What you saw", "<p>Tell somebody the four rules, in your own words.</p>"),
    ],
  },
  {
    name: "Your first night",
    items: [text("Eyes first", "<p>Wait ten minutes in the dark before you go on deck. Your eyes need them.</p>")],
  },
  {
    name: "Words of the sea",
    items: [
      text("Ten words", "<p>Bow, stern, port, starboard, deck, hold, bridge, galley, bunk, head.</p>"),
      text("Ten more", "<p>Cleat, bollard, fender, hawser, heave, haul, slack, belay, aft, ahead.</p>"),
      question("The kitchen", "What is the kitchen called on board?", ["The hold", "The galley"], 1, "The cook is glad to hear it."),
    ],
  },
  { name: "Songs for hauling", items: [text("Why they sang", "<p>A song makes ten people pull at the same moment.</p>")] },
];
