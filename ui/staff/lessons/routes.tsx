import { lessonsTitlesText } from "../../i18n/en/lessons-titles.ts";
import { translateNow } from "../../i18n/translate-now.ts";
import type { StaffRoute } from "../staff-route.ts";

const say = translateNow(lessonsTitlesText);
const screens = async () => import("./lessons.screen.tsx");
const library = async () => (await screens()).LessonsScreen;

export const routes: readonly StaffRoute[] = [
  {
    path: "/lessons",
    name: "lessons",
    title: () => say("lessons"),
    flags: ["lessons"],
    areas: ["lessons", "lesson-tools", "users"],
    load: library,
  },
  {
    path: "/lessons/folder/$folderId",
    name: "lesson-folder",
    title: () => say("lessons"),
    flags: ["lessons"],
    areas: ["lessons", "lesson-tools", "users"],
    load: library,
  },
  ...["take/$id/{-$action}", "test/$id"].map((path) => ({
    path: `/lessons/${path}`,
    title: () => say("lessons"),
    flags: ["lessons" as const],
    areas: ["lessons", "lesson-tools", "users"],
    load: async () => (await import("../lesson-player/player-page.screen.tsx")).PlayerPageScreen,
  })),
  {
    path: "/lessons/bin",
    name: "lessons-bin",
    title: () => say("deletedLessons"),
    flags: ["lessons"],
    members: true,
    areas: ["lessons", "lesson-tools", "users"],
    load: async () => (await screens()).LessonsBinScreen,
  },
];
