import type { TaskStatus } from "../../../core/tasks/task-status.model.ts";

export type DemoTask = {
  readonly name: string;
  readonly status: TaskStatus;
  /** first names of the demo's staff */
  readonly to: readonly string[];
  readonly by: string;
  readonly body?: string;
  readonly links?: readonly string[];
  readonly program?: string;
  /** the name of the campaign that it is about */
  readonly about?: string;
  /** the email of a contact that it is about */
  readonly of?: string;
  /** days since it was created, and since it was changed */
  readonly age: number;
  readonly changed: number;
};

const launch = (task: Omit<DemoTask, "program" | "by">): DemoTask => ({ ...task, program: "OrgLaunch", by: "Olivia" });

/** The launch tasks of a new organisation, three of seven done. */
export const launchTasks: readonly DemoTask[] = [
  launch({
    name: "Confirm your email address",
    status: "done",
    to: ["Olivia"],
    body: "The link is in the message that welcomed you.",
    age: 42,
    changed: 40,
  }),
  launch({
    name: "Import your contacts",
    status: "done",
    to: ["Olivia", "Adam"],
    body: "A spreadsheet with names and either an email or a mobile is enough.",
    age: 42,
    changed: 35,
  }),
  launch({
    name: "Look through your first lesson",
    status: "ready",
    to: ["Adam"],
    body: "Open it as a learner on a phone before anybody else does.",
    age: 42,
    changed: 12,
  }),
  launch({
    name: "Set up text messaging",
    status: "doing",
    to: ["Adam"],
    body: "Choose a number with an area code that learners know.",
    age: 42,
    changed: 3,
  }),
  launch({
    name: "Choose the colours of your portal",
    status: "reviewing",
    to: ["Uma"],
    body: "Settings, Theme: two colours are enough, the rest follows from them.",
    age: 42,
    changed: 2,
  }),
  launch({
    name: "Make a group of those who have not begun",
    status: "todo",
    to: ["Olivia"],
    body: "Begin with one condition. You can narrow it any day.",
    age: 42,
    changed: 42,
  }),
  launch({
    name: "Put the portal's link on your website",
    status: "not_started",
    to: ["Olivia"],
    links: ["https://harbor.example/academy"],
    age: 42,
    changed: 42,
  }),
];

/** The team's current tasks. */
export const teamTasks: readonly DemoTask[] = [
  {
    name: "Film the mooring lesson again, without the wind",
    status: "planning",
    to: ["Uma"],
    by: "Adam",
    body: "The second take is fine from 1:40 on; only the start is lost in the wind.\n\nPier 4 is free on weekday mornings.",
    links: ["https://harbor.example/pier-4/bookings"],
    about: "Harbor safety basics",
    age: 9,
    changed: 4,
  },
  {
    name: "Translate the welcome course into Spanish",
    status: "doing",
    to: ["Uma", "Gus"],
    by: "Olivia",
    body: "Gus reads the drafts. Keep the names of piers as they are.",
    links: ["https://harbor.example/glossary-es", "https://harbor.example/style-guide"],
    of: "lena@harbor.example",
    about: "Welcoming passengers",
    age: 16,
    changed: 1,
  },
  {
    name: "Ask the night crew which questions they guess",
    status: "todo",
    to: ["Gus"],
    by: "Uma",
    body: "Five minutes at the shift change will do.",
    about: "Harbor safety basics",
    age: 6,
    changed: 6,
  },
  {
    name: "Check captions of the knots film",
    status: "reviewing",
    to: ["Adam", "Uma"],
    by: "Uma",
    about: "Two knots for every day",
    age: 8,
    changed: 1,
  },
  {
    name: "Choose three learners for the spring story",
    status: "not_started",
    to: ["Olivia"],
    by: "Olivia",
    body: "Somebody new, somebody who came back, somebody who now teaches.",
    of: "lena@harbor.example",
    age: 5,
    changed: 5,
  },
  {
    name: "Renew the photo licences",
    status: "todo",
    to: ["Adam"],
    by: "Olivia",
    links: ["https://photos.example/account/licences"],
    age: 20,
    changed: 11,
  },
  {
    name: "Book the training room for storm season",
    status: "ready",
    to: ["Gus", "Uma"],
    by: "Uma",
    body: "Room 2 seats fourteen. Tell the kitchen by Friday.",
    age: 13,
    changed: 2,
  },
  { name: "Thank the ferry captains for their tips", status: "done", to: ["Olivia"], by: "Olivia", age: 25, changed: 19 },
  {
    name: "Tidy up contacts without a mobile",
    status: "done",
    to: ["Uma"],
    by: "Adam",
    body: "Twenty-six were left; nineteen have one now, seven do not want texts.",
    age: 30,
    changed: 8,
  },
  {
    name: "Plan the autumn webinar with the partners",
    status: "planning",
    to: ["Olivia", "Adam"],
    by: "Adam",
    body: "Draft agenda:\n1. What changed on the quay\n2. Live questions\n3. Where to go next",
    links: ["https://harbor.example/webinar-notes"],
    age: 4,
    changed: 0.5,
  },
];
