import type { DemoItem, DemoLesson } from "./demo-lessons.ts";

const text = (name: string, body: string): DemoItem => ({ type: "rich_text", name, values: { body, standalone: true } });

const question = (name: string, asked: string, answers: readonly string[], correct: number, feedback: string): DemoItem => ({
  type: "challenge",
  name,
  values: { question: `<p>${asked}</p>`, answers, correct: [correct], custom_feedback: true, feedback: `<p>${feedback}</p>` },
});

/** A course that has not begun: what crews check before the storm season. */
export const briefingLessons: readonly DemoLesson[] = [
  {
    name: "What changes in storm season",
    items: [
      text(
        "Shorter shifts, longer breaks",
        "<p>From the first of the month shifts on the quay end an hour earlier, and two people lock up.</p>",
      ),
      question("Who locks up?", "How many people lock up during storm season?", ["One", "Two"], 1, "Two, so that nobody walks back alone."),
    ],
  },
  {
    name: "Your storm locker",
    items: [text("Four things to check", "<ul><li>Vest</li><li>Lamp</li><li>Radio</li><li>Rope of ten metres</li></ul>")],
  },
];

/** A course that has ended: the winter's watches. */
export const watchLessons: readonly DemoLesson[] = [
  {
    name: "Ice on the gangway",
    items: [
      text("Sand first, salt later", "<p>Sand holds at once. Salt needs half an hour, and none of it belongs in the basin.</p>"),
      question(
        "What comes first?",
        "The gangway is frozen and a ferry is due in ten minutes. What do you use?",
        ["Salt", "Sand"],
        1,
        "Sand holds at once.",
      ),
    ],
  },
  {
    name: "Watches in the dark",
    items: [
      text("Two lamps", "<p>One lamp shows your way, the other shows you to everybody else.</p>"),
      question("Why two lamps?", "What is the second lamp for?", ["A spare", "To be seen"], 1, "It is worn on the back."),
    ],
  },
];

/** A course that is paused for everybody. */
export const crossingLessons: readonly DemoLesson[] = [
  {
    name: "Lights of other ships",
    items: [
      text("Red, green, white", "<p>Red is the left side of a ship, green the right one. If you see both, it comes towards you.</p>"),
      question(
        "Both lights",
        "You see a red and a green light. Where is the ship going?",
        ["Away from you", "Towards you"],
        1,
        "Both sides are seen from the front.",
      ),
    ],
  },
];

/** A course with parts: the first lesson of each part holds those that follow it. */
export const deckLessons: readonly DemoLesson[] = [
  {
    name: "Part one: the deck",
    items: [text("What is where", "<p>Bow, stern, port, starboard: four words that everybody on board uses.</p>")],
  },
  {
    name: "Lines and fenders",
    items: [
      text("Before you moor", "<p>Fenders go out first, then the bow line, then the stern line.</p>"),
      question(
        "What goes out first?",
        "You are about to moor. What goes out first?",
        ["The bow line", "The fenders"],
        1,
        "They keep ship and quay apart.",
      ),
    ],
  },
  {
    name: "Part two: people",
    items: [text("Counting", "<p>Passengers are counted when they board and when they leave, by two people who compare.</p>")],
  },
  {
    name: "Somebody is missing",
    items: [
      question(
        "One too few",
        "One passenger fewer leaves than boarded. What do you do first?",
        ["Count again with a colleague", "Sound the alarm"],
        0,
        "Most often somebody was counted twice.",
      ),
    ],
  },
];
