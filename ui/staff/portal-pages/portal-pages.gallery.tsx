import { idle, loaded } from "../../../core/kernel/remote.ts";
import type { PortalPageEntry, PortalPageRecord } from "../../../core/portal-pages/portal-page.model.ts";
import type { GalleryEntry } from "../../gallery/gallery-entry.ts";
import { NewPage, type NewPageProps } from "./new-page.view.tsx";
import { PageEditorView, type PageEditorProps } from "./page-editor.view.tsx";
import { PagesView, type PagesViewProps } from "./pages.view.tsx";

const nothing = (): void => undefined;
const broken = { tag: "failed", failure: { tag: "offline" } } as const;
const at = 1_782_907_200;

const pages: readonly PortalPageEntry[] = [
  { id: 3, path: "berths", title: "Berths and their numbers", state: "changed", version: 6, updated_at: at },
  { id: 1, path: "house-rules", title: "House rules", state: "published", version: 2, updated_at: at },
  { id: 2, path: "opening-hours", title: "Opening hours", state: "draft", version: 1, updated_at: at },
];
const rules: PortalPageRecord = {
  id: 1,
  path: "house-rules",
  title: "House rules",
  html: "<p>Everyone on the quay keeps to <strong>four rules</strong>.</p><ul><li>Wear a life jacket.</li></ul>",
  state: "published",
  published_at: at,
  version: 2,
  updated_at: at,
};
const draft: PortalPageRecord = { ...rules, state: "draft", published_at: null };

const list = (more: Partial<PagesViewProps>) => <PagesView pages={loaded(pages)} onAdd={nothing} onRetry={nothing} {...more} />;
const added = (more: Partial<NewPageProps>) => (
  <NewPage taken={new Set(["house-rules"])} isPending={false} failure={null} onAdd={nothing} onClose={nothing} {...more} />
);
const editor = (more: Partial<PageEditorProps>) => (
  <PageEditorView
    page={loaded(rules)}
    typed={{}}
    theirs={null}
    isPending={false}
    failure={null}
    isPreviewed={false}
    onType={nothing}
    onDiscard={nothing}
    onPicture={null}
    onPreview={nothing}
    onRetry={nothing}
    onSave={nothing}
    onPublish={nothing}
    onUnpublish={nothing}
    onDelete={nothing}
    onTakeTheirs={nothing}
    {...more}
  />
);

/** The pages of the portal for staff, in every state. */
export const gallery: GalleryEntry = {
  name: "portal-pages",
  group: "staff/portal-pages",
  states: {
    list: () => list({}),
    "no pages": () => list({ pages: loaded([]) }),
    "pages loading": () => list({ pages: idle }),
    "pages broken": () => list({ pages: broken }),
    "new page": () => added({}),
    "new page refused": () =>
      added({
        failure: { tag: "invalid", message: "", errors: { path: ["Another page has the address “house-rules”. Choose another one."] } },
      }),
    published: () => editor({}),
    draft: () => editor({ page: loaded(draft) }),
    "changes unpublished": () => editor({ page: loaded({ ...rules, state: "changed" }) }),
    "changes unsaved, with another address": () => editor({ typed: { path: "rules", title: "Rules of the house" } }),
    "content missing": () =>
      editor({
        page: loaded({ ...draft, html: "" }),
        failure: { tag: "invalid", message: "", errors: { html: ["Write the content of the page before you publish it."] } },
      }),
    preview: () => editor({ isPreviewed: true }),
    "changed by another user": () => editor({ typed: { title: "Rules" }, theirs: { ...rules, title: "Rules of the harbor", version: 3 } }),
    loading: () => editor({ page: idle }),
    "not found": () =>
      editor({ page: { tag: "failed", failure: { tag: "not-found", message: "This page does not exist, or it was deleted." } } }),
    broken: () => editor({ page: broken }),
  },
};
