import { portalFrameText } from "../../i18n/en/portal-frame.ts";
import { translateNow } from "../../i18n/translate-now.ts";
import type { PortalRoute } from "../portal-route.ts";

const title = (): string => translateNow(portalFrameText)("lessons");
const load = async () => (await import("./shared-lessons.screen.tsx")).SharedLessonsScreen;

export const routes: readonly PortalRoute[] = [
  { path: "/p/lessons", title, more: { order: 15, isFor: ({ role }) => role?.lessons === true }, load },
  { path: "/lessons/$folderId", title, more: {}, load },
  {
    path: "/lessons/$folderId/lessons/$lessonId",
    title: () => translateNow(portalFrameText)("lesson"),
    isFull: true,
    load: async () => (await import("./shared-lesson.screen.tsx")).SharedLessonScreen,
  },
];
