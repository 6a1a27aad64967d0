import type { DemoFilm } from "./demo-film.ts";

/** A lesson of the demo before it has ids. */
export type DemoItem = { readonly type: string; readonly name: string; readonly values: Readonly<Record<string, unknown>> };
export type DemoLesson = { readonly name: string; readonly items: readonly DemoItem[] };

const text = (name: string, body: string): DemoItem => ({ type: "rich_text", name, values: { body, standalone: true } });

const challenge = (name: string, question: string, answers: readonly string[], correct: readonly number[], feedback: string): DemoItem => ({
  type: "challenge",
  name,
  values: { question: `<p>${question}</p>`, answers, correct, custom_feedback: true, feedback: `<p>${feedback}</p>` },
});

const safetyFilm = (film: DemoFilm): DemoItem => ({
  type: "video",
  name: "Harbor safety in twenty seconds",
  values: { url: "", ...film, required: true, standalone: true },
});

/** The first course: how to stay safe between ships. */
export const safetyLessons = (film: DemoFilm): readonly DemoLesson[] => [
  {
    name: "Welcome to the harbor",
    items: [
      text(
        "Before you start",
        "<h2>Good to have you here</h2><p>Everybody who works on the quay goes home in one piece. This course shows you how, in four short lessons.</p><ul><li>Read or watch one thing at a time.</li><li>Answer a question; a wrong answer may be tried again.</li><li>Stop whenever you like. You go on where you stopped, on any device.</li></ul>",
      ),
      challenge(
        "Who may stop the work?",
        "A load swings in a way you do not like. Who may stop the crane?",
        ["Only the foreman", "Only the crane driver", "Anybody who sees it"],
        [2],
        "Anybody may, and nobody is ever blamed for it.",
      ),
    ],
  },
  {
    name: "Four rules of the quay",
    items: [
      text(
        "What you will see",
        "<p>The film takes twenty seconds. Watch it to the end: the question after it is about the four rules.</p>",
      ),
      safetyFilm(film),
      challenge(
        "Where do you stand?",
        "Where do you wait while a container is being lowered?",
        ["Under it, so that you can guide it", "Behind the yellow line", "Next to the truck's cab", "On the truck"],
        [1],
        "The yellow line is as close as a load may come to you.",
      ),
    ],
  },
  {
    name: "When something goes wrong",
    items: [
      text(
        "Three numbers",
        "<p>Near every ladder hangs a blue board with three numbers: the control tower, the first-aid room, and the fire brigade.</p><blockquote>Say where you are first. Then what happened.</blockquote>",
      ),
      challenge(
        "What do you say first?",
        "You call the control tower. What do you tell them? Choose two.",
        ["Where you are", "What happened", "Whose fault it was", "When your shift ends"],
        [0, 1],
        "Place first, then what happened. Everything else can wait.",
      ),
    ],
  },
  {
    name: "Storm season",
    items: [
      text("Wind and water", "<p>From force eight on, the cranes are locked. You will hear three long tones.</p>"),
      challenge(
        "Three long tones",
        "What do three long tones mean?",
        ["Lunch", "Cranes are being locked", "A ship arrives"],
        [1],
        "Leave the crane's path at once.",
      ),
    ],
  },
];

/** The second course: looking after people who arrive by sea. */
export const welcomeLessons = (film: DemoFilm): readonly DemoLesson[] => [
  {
    name: "The first minute",
    items: [
      text(
        "A good first minute",
        "<h2>People remember the first minute</h2><p>They have been at sea for a day. They want three things: a dry place, the way to town, and somebody who looks glad to see them.</p>",
      ),
      safetyFilm(film),
      challenge(
        "Nobody walks there",
        "A family wants to take the short way, past the crane. What do you do?",
        ["Let them, it is shorter", "Walk with them", "Show them the marked path"],
        [2],
        "The marked path is two minutes longer and always safe.",
      ),
    ],
  },
  {
    name: "Directions that work",
    items: [
      text("One landmark at a time", "<p>Give one landmark at a time, and point with your whole arm. Ask them to say it back.</p>"),
      challenge(
        "Which direction works?",
        "Which of these would you say?",
        ["Go to the lighthouse, then ask again", "Third left, second right, then straight", "It is easy to find"],
        [0],
        "One landmark, then the next.",
      ),
    ],
  },
  {
    name: "When a ferry is late",
    items: [
      text(
        "Say it early",
        "<p>Tell people as soon as you know, even if you do not know how long. Come back every ten minutes, whether there is news or not.</p>",
      ),
      challenge(
        "No news",
        "Ten minutes have passed and there is no news. What do you do?",
        ["Wait until there is some", "Tell them that there is none"],
        [1],
        "No news is news to those who wait.",
      ),
    ],
  },
];

/** The third course: short, and open in any order. */
export const knotLessons: readonly DemoLesson[] = [
  {
    name: "The bowline",
    items: [
      text(
        "A loop that holds",
        "<p>The bowline makes a loop that does not slip and always comes undone.</p><ol><li>Make a small loop.</li><li>Bring the end up through it, round behind the rope, and down again.</li><li>Pull.</li></ol>",
      ),
      challenge(
        "What is it for?",
        "What does a bowline make?",
        ["A loop that does not slip", "A stopper", "A way to join two ropes"],
        [0],
        "That is why it holds boats all over the world.",
      ),
    ],
  },
  {
    name: "The cleat hitch",
    items: [
      text("Figure eight on a cleat", "<p>Round the far horn first, then figures of eight, then one turn under itself.</p>"),
      challenge(
        "Which horn first?",
        "Which horn of the cleat do you take first?",
        ["The near one", "The far one"],
        [1],
        "The far one, so that the rope comes in at an angle and does not jam.",
      ),
    ],
  },
];
