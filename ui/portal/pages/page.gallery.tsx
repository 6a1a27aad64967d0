import { idle, loaded, type Remote } from "../../../core/kernel/remote.ts";
import type { PublishedPage } from "../../../core/portal-pages/published-page.model.ts";
import type { GalleryEntry } from "../../gallery/gallery-entry.ts";
import { PageView } from "./page.view.tsx";

const rules: PublishedPage = {
  path: "house-rules",
  title: "House rules",
  html: '<p>Everyone on the quay keeps to <strong>four rules</strong>.</p><ul><li>Wear a life jacket.</li><li>Tell the <a href="/portal/harbor/home">harbor office</a> where you are.</li></ul>',
};

const page = (remote: Remote<PublishedPage>) => (
  <PageView page={remote} href={(rest) => `/portal/harbor${rest}`} onRetry={() => undefined} />
);

/** A page of the portal in every state. */
export const gallery: GalleryEntry = {
  name: "portal-page",
  group: "portal/pages",
  states: {
    page: () => page(loaded(rules)),
    "not found": () => page({ tag: "failed", failure: { tag: "not-found", message: "Page not found." } }),
    loading: () => page(idle),
    offline: () => page({ tag: "failed", failure: { tag: "offline" } }),
    "offline after it was loaded": () => page({ tag: "failed", failure: { tag: "offline" }, previous: rules }),
  },
};
