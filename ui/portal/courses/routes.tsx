import { learningText } from "../../i18n/en/learning.ts";
import { portalFrameText } from "../../i18n/en/portal-frame.ts";
import { translateNow } from "../../i18n/translate-now.ts";
import type { PortalRoute } from "../portal-route.ts";
import { HomeScreen } from "./home.screen.tsx";
import { SectionScreen } from "./section.screen.tsx";

const course = async () => (await import("./course.screen.tsx")).CourseScreen;

export const routes: readonly PortalRoute[] = [
  {
    path: "/home",
    title: () => translateNow(learningText)("home.title"),
    place: { id: "home", order: 0 },
    load: async () => HomeScreen,
  },
  {
    path: "/courses/$slug",
    title: () => translateNow(learningText)("home.title"),
    load: async () => SectionScreen,
  },
  { path: "/course/$courseId", title: () => translateNow(portalFrameText)("course"), load: course },
  { path: "/course/$courseId/about", title: () => translateNow(portalFrameText)("course"), load: course },
];
