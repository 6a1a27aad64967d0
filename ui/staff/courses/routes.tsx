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
    areas: ["campaigns", "enrolments", "lessons", "groups", "contacts", "users"],
    load: async () => (await import("./course-list.screen.tsx")).CourseListScreen,
  },
  {
    path: "/campaigns/create",
    name: "campaign-create",
    title: () => say("newCourse"),
    flags: ["campaigns"],
    members: true,
    areas: ["campaigns", "enrolments", "lessons", "groups", "contacts", "users"],
    load: async () => (await import("./new-course.screen.tsx")).NewCourseScreen,
  },
  {
    path: "/campaigns/$campaignId/{-$type}",
    name: "campaign",
    title: () => say("course"),
    flags: ["campaigns"],
    areas: ["campaigns", "enrolments", "lessons", "groups", "contacts", "users"],
    stays: "course",
    load: course,
  },
  {
    path: "/campaigns/$campaignId/triggers/$triggerId",
    name: "campaign-trigger",
    title: () => say("course"),
    flags: ["campaigns"],
    areas: ["campaigns", "enrolments", "lessons", "groups", "contacts", "users"],
    stays: "course",
    load: course,
  },
];
