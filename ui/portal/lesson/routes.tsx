import { portalFrameText } from "../../i18n/en/portal-frame.ts";
import { sayNow } from "../../i18n/say-now.ts";
import type { PortalRoute } from "../portal-route.ts";

export const routes: readonly PortalRoute[] = [
  {
    path: "/course/$courseId/lesson/$triggerId",
    title: () => sayNow(portalFrameText)("lesson"),
    isFull: true,
    load: async () => (await import("./lesson.screen.tsx")).LessonScreen,
  },
];
