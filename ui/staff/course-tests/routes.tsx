import { courseTestsTitlesText } from "../../i18n/en/course-tests-titles.ts";
import { translateNow } from "../../i18n/translate-now.ts";
import type { StaffRoute } from "../staff-route.ts";

export const routes: readonly StaffRoute[] = [
  {
    path: "/campaigns/$campaignId/test/{-$triggerId}",
    title: () => translateNow(courseTestsTitlesText)("test"),
    flags: ["campaigns"],
    areas: ["course-tests"],
    stays: "course-test",
    load: async () => (await import("./course-test.screen.tsx")).CourseTestScreen,
  },
];
