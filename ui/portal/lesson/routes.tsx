import { portalFrameText } from "../../i18n/en/portal-frame.ts";
import { translateNow } from "../../i18n/translate-now.ts";
import type { PortalRoute } from "../portal-route.ts";

export const routes: readonly PortalRoute[] = [
  {
    path: "/course/$courseId/lesson/$triggerId",
    title: () => translateNow(portalFrameText)("lesson"),
    isFull: true,
    load: async () => (await import("./lesson.screen.tsx")).LessonScreen,
  },
];
