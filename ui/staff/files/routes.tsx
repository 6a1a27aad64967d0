import { filesTitlesText } from "../../i18n/en/files-titles.ts";
import { translateNow } from "../../i18n/translate-now.ts";
import type { StaffRoute } from "../staff-route.ts";

const say = translateNow(filesTitlesText);
const library = async () => (await import("./library.screen.tsx")).LibraryScreen;

export const routes: readonly StaffRoute[] = [
  { path: "/files", name: "files", title: () => say("files"), flags: [], areas: ["files", "uploads"], load: library },
  {
    path: "/files/folders/$folderId",
    name: "file-folder",
    title: () => say("files"),
    flags: [],
    areas: ["files", "uploads"],
    load: library,
  },
  {
    path: "/files/bin",
    name: "files-bin",
    title: () => say("deletedFiles"),
    flags: [],
    members: true,
    areas: ["files", "uploads"],
    load: async () => (await import("./library.screen.tsx")).FilesBinScreen,
  },
  {
    path: "/files/duplicates",
    name: "files-duplicates",
    title: () => say("duplicateFiles"),
    flags: [],
    members: true,
    areas: ["files"],
    load: async () => (await import("./duplicates.screen.tsx")).DuplicatesScreen,
  },
];
