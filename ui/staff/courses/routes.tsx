import { coursesTitlesText } from "../../i18n/en/courses-titles.ts";
import { translateNow } from "../../i18n/translate-now.ts";
import type { StaffRoute } from "../staff-route.ts";

const say = translateNow(coursesTitlesText);
const course = async () => (await import("./course.screen.tsx")).CourseScreen;

export const routes: readonly StaffRoute[] = [
  {
    path: "/campaigns",
    name: "campaigns",
    title: () => say("campaigns"),
    flags: ["campaigns"],
    areas: ["campaigns"],
    load: async () => (await import("./course-list.screen.tsx")).CourseListScreen,
  },
  {
    path: "/campaigns/templates",
    title: () => say("templates"),
    flags: ["campaigns"],
    members: true,
    areas: ["campaigns"],
    load: async () => (await import("./templates.screen.tsx")).TemplatesScreen,
  },
  {
    path: "/campaigns/bin",
    title: () => say("bin"),
    flags: ["campaigns"],
    members: true,
    areas: ["campaigns"],
    load: async () => (await import("./course-bin.screen.tsx")).CourseBinScreen,
  },
  {
    path: "/campaigns/create",
    title: () => say("newCourse"),
    flags: ["campaigns"],
    members: true,
    areas: ["campaigns"],
    load: async () => (await import("./new-course.screen.tsx")).NewCourseScreen,
  },
  ...["{-$type}", "triggers/$triggerId"].map((path) => ({
    path: `/campaigns/$campaignId/${path}`,
    title: () => say("course"),
    flags: ["campaigns" as const],
    areas: ["campaigns", "enrolments", "lessons", "groups", "portal-settings"],
    stays: "course",
    load: course,
  })),
];
