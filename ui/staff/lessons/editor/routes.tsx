import { lessonsTitlesText } from "../../../i18n/en/lessons-titles.ts";
import { translateNow } from "../../../i18n/translate-now.ts";
import type { StaffRoute } from "../../staff-route.ts";

const say = translateNow(lessonsTitlesText);

export const routes: readonly StaffRoute[] = [
  {
    path: "/lessons/new/{-$folderId}",
    name: "new-lesson",
    stays: "lesson-editor",
    title: () => say("newLesson"),
    flags: ["lessons"],
    members: true,
    areas: ["lessons", "lesson-tools"],
    load: async () => (await import("./lesson-editor.screen.tsx")).LessonEditorScreen,
  },
  {
    path: "/lessons/edit/$id/{-$flags}",
    name: "edit-lesson",
    stays: "lesson-editor",
    title: () => say("editLesson"),
    flags: ["lessons"],
    areas: ["lessons", "lesson-tools"],
    load: async () => (await import("./lesson-editor.screen.tsx")).LessonEditorScreen,
  },
];
