import { idle, loaded, type Remote } from "../../../core/kernel/remote.ts";
import type { NoticePage } from "../../../core/portal-notices/portal-notice.model.ts";
import type { GalleryEntry } from "../../gallery/gallery-entry.ts";
import { AlertChoiceView } from "./alert-choice.view.tsx";
import { now, results } from "./gallery-notices.ts";
import { NextRouteView } from "./next-route.view.tsx";
import { NoticesView } from "./notices.view.tsx";

const nothing = (): void => undefined;
const href = (rest: string): string => `/portal/harbor${rest}`;

const all: NoticePage = { results, page: 1, pages: 2, count: 29, unread: 2 };

const page = (notices: Remote<NoticePage>, isMarking = false) => (
  <NoticesView
    organisation="Harbor School"
    notices={notices}
    now={now}
    isMarking={isMarking}
    href={href}
    onOpen={nothing}
    onReadAll={nothing}
    onPage={nothing}
    onRetry={nothing}
  />
);
const choice = {
  organisation: "Harbor School",
  email: "lena@harbor.example",
  mobile: "(212) 555-0199",
  isPending: false,
  onChoose: nothing,
};

/** Notifications, short links and the choice of alerts in every state. */
export const gallery: GalleryEntry = {
  name: "notices",
  group: "portal/notices",
  states: {
    some: () => page(loaded(all)),
    marking: () => page(loaded(all), true),
    "all read": () => page(loaded({ ...all, results: results.slice(2), count: 2, pages: 1, unread: 0 })),
    none: () => page(loaded({ results: [], page: 1, pages: 1, count: 0, unread: 0 })),
    loading: () => page(idle),
    offline: () => page({ tag: "failed", failure: { tag: "offline" } }),
    outdated: () => page({ tag: "failed", failure: { tag: "offline" }, previous: all }),
    "link followed": () => <NextRouteView failure={null} href={href} onRetry={nothing} />,
    "link gone": () => <NextRouteView failure={{ tag: "not-found", message: "" }} href={href} onRetry={nothing} />,
    "link offline": () => <NextRouteView failure={{ tag: "offline" }} href={href} onRetry={nothing} />,
    "alerts by email": () => <AlertChoiceView {...choice} chosen="email" />,
    "alerts without addresses": () => <AlertChoiceView {...choice} chosen="none" email={null} mobile={null} />,
  },
};
