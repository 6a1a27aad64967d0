import type { HomeState } from "../../../core/home/home-state.model.ts";
import type { NewsItem } from "../../../core/home/news.model.ts";
import { loaded } from "../../../core/kernel/remote.ts";
import type { OmniState } from "../../../core/shell/omni.model.ts";
import { taskSlug } from "../../../core/tasks/task-slug.rule.ts";
import type { TaskStatus } from "../../../core/tasks/task-status.model.ts";
import type { Task } from "../../../core/tasks/task.model.ts";

const step = (name: string, status: TaskStatus, id: number): Task => ({
  id,
  name,
  status,
  assigned_to: [],
  body: "",
  slug: taskSlug(name, id),
  resources: [],
  program_class: "OrgLaunch",
  related_records: [],
  related_record_summary: null,
  created_by: null,
  version: 1,
  created_at: 1_780_000_000,
  updated_at: 1_780_000_000,
});

const names = [
  "Look through the portal",
  "Import your contacts",
  "Choose the colours of your portal",
  "Write your first lesson",
  "Set up text messaging",
  "Plan a campaign",
  "Confirm your email",
];
/** Sample launch tasks: seven, of which three are finished. */
export const sampleSteps: readonly Task[] = names.map((name, at) => step(name, at > 3 ? "done" : "not_started", at + 1));

const item = (title: string, at: number): NewsItem => ({
  title,
  description: "Type a question into the search box on Home and press Enter. The answer comes with links to articles and records.",
  link: `/ui/help/${at}`,
  enclosures: [{ url: "/news/ask-cy.svg", type: "image/svg+xml" }],
  published_at: 1_780_000_000 - at * 864_000,
});
/** Three sample news items. */
export const sampleNews: readonly NewsItem[] = ["Ask CY where you already are", "Avoid duplicates", "Work offline"].map(item);

/** A sample organisation with all data loaded. */
export const sampleHome: HomeState = {
  counts: loaded({ contacts: 12_345, lessons: 48 }),
  live: loaded(3),
  texts: loaded({ used: 1_250, cap: 5_000 }),
  steps: loaded(sampleSteps),
  news: loaded(sampleNews),
};

/** The results of a search for `ha`. */
export const sampleFound: OmniState = {
  term: "ha",
  results: [
    { name: "Hana Sato", type: "contact", id: 7, route: "/ui/contacts/7", info: "hana.sato@mail.example" },
    { name: "Harbor safety basics", type: "campaign", id: 1, route: "/ui/campaigns/1", info: "live" },
    { name: "Harbor team", type: "team", id: 2, route: "/ui/settings/teams/2", info: "4 members" },
  ],
  isWaiting: false,
  failure: null,
};
