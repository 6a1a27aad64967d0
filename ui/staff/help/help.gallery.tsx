import type { HelpEntry } from "../../../core/assistant/help-article.model.ts";
import { loaded, type Remote } from "../../../core/kernel/remote.ts";
import type { GalleryEntry } from "../../gallery/gallery-entry.ts";
import { HelpArticleView } from "./help-article.view.tsx";
import { HelpListView } from "./help-list.view.tsx";

const nothing = (): void => undefined;
const entry = (slug: string, title: string, area: string): HelpEntry => ({
  slug,
  title,
  area,
  summary: "Archiving hides a contact from lists, groups and automations; the history stays.",
});
const entries = [
  entry("archive", "Archive a contact", "Contacts"),
  entry("find", "Find a contact", "Contacts"),
  entry("points", "Points", "Learners"),
];
const list =
  (articles: Remote<readonly HelpEntry[]>, search = "") =>
  () => <HelpListView typed={search} search={search} articles={articles} onSearch={nothing} onRetry={nothing} onAsk={nothing} />;

export const gallery: GalleryEntry = {
  name: "help-docs",
  group: "staff/help",
  isWhole: true,
  states: {
    list: list(loaded(entries)),
    found: list(loaded(entries.slice(0, 1)), "archive"),
    "no result": list(loaded([]), "zebra"),
    loading: list({ tag: "loading" }),
    failed: list({ tag: "failed", failure: { tag: "server", message: "Something went wrong on our side.", requestId: "7f1c" } }),
    offline: list({ tag: "failed", failure: { tag: "offline" } }),
    article: () => (
      <HelpArticleView
        article={loaded({
          ...entry("archive", "Archive a contact", "Contacts"),
          body: "Archiving hides a contact.\n\n## Undo\nA message with **Undo** appears.\n\n1. Open the list.\n2. Choose `Archive`.\n\n```\nnpm start\n```",
        })}
        onRetry={nothing}
        onAsk={nothing}
      />
    ),
    unknown: () => (
      <HelpArticleView
        article={{ tag: "failed", failure: { tag: "not-found", message: "Article not found." } }}
        onRetry={nothing}
        onAsk={nothing}
      />
    ),
  },
};
