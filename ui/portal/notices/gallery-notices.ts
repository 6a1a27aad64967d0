import { aboutNothing } from "../../../core/portal-notices/notice-about.model.ts";
import type { PortalNotice } from "../../../core/portal-notices/portal-notice.model.ts";

/** The time of the notices of the gallery, epoch seconds. */
export const now = 1_782_907_200;
const day = 24 * 3600;
const course = { id: 3, name: "Harbor safety basics" };
/** Notices of every kind that the gallery shows, the newest first. */
export const results: readonly PortalNotice[] = [
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
