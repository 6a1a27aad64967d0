import { learningText } from "../../i18n/en/learning.ts";
import { portalFrameText } from "../../i18n/en/portal-frame.ts";
import { sayNow } from "../../i18n/say-now.ts";
import type { PortalRoute } from "../portal-route.ts";

const course = async () => (await import("./course.screen.tsx")).CourseScreen;

export const routes: readonly PortalRoute[] = [
  {
    path: "/home",
    title: () => sayNow(learningText)("home.title"),
    place: { id: "home", order: 0 },
    load: async () => (await import("./home.screen.tsx")).HomeScreen,
  },
  { path: "/course/$courseId", title: () => sayNow(portalFrameText)("course"), load: course },
  { path: "/course/$courseId/about", title: () => sayNow(portalFrameText)("course"), load: course },
];
