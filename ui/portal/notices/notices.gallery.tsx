import { idle, loaded, type Remote } from "../../../core/kernel/remote.ts";
import { aboutNothing } from "../../../core/portal-notices/notice-about.model.ts";
import type { NoticePage, PortalNotice } from "../../../core/portal-notices/portal-notice.model.ts";
import type { GalleryEntry } from "../../gallery/gallery-entry.ts";
import { AlertChoiceView } from "./alert-choice.view.tsx";
import { NextRouteView } from "./next-route.view.tsx";
import { NoticesView } from "./notices.view.tsx";

const nothing = (): void => undefined;
const now = 1_782_907_200;
const day = 24 * 3600;
const course = { id: 3, name: "Harbor safety basics" };
const href = (rest: string): string => `/portal/harbor${rest}`;

const results: readonly PortalNotice[] = [
  {
    id: 4,
    kind: "lesson_released",
    about: { ...aboutNothing, course, lesson: { id: 9, name: "Storm season" } },
    route: "/course/3/lesson/9",
    created_at: now - 3600,
    read_at: null,
  },
  {
    id: 5,
    kind: "message",
    about: { ...aboutNothing, subject: { id: 2, name: "Olivia Owens" } },
    route: "/p/conversations/2",
    created_at: now - 7200,
    read_at: null,
  },
  { id: 3, kind: "due_today", about: { ...aboutNothing, course, due_at: now }, route: "/course/3", created_at: now - day, read_at: null },
  {
    id: 2,
    kind: "due_soon",
    about: { ...aboutNothing, course: { id: 3, name: "A course for everybody whose name is much longer than a line" }, due_at: now + day },
    route: "/course/3",
    created_at: now - 3 * day,
    read_at: now - day,
  },
  { id: 1, kind: "enrolled", about: { ...aboutNothing, course }, route: "/course/3", created_at: now - 9 * day, read_at: now - 8 * day },
];
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
