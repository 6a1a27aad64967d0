import { filesTitlesText } from "../../i18n/en/files-titles.ts";
import { translateNow } from "../../i18n/translate-now.ts";
import type { StaffRoute } from "../staff-route.ts";

const say = translateNow(filesTitlesText);
const screens = async () => import("./library.screen.tsx");
const library = async () => (await screens()).LibraryScreen;

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
    load: async () => (await screens()).FilesBinScreen,
  },
  {
    path: "/files/duplicates",
    name: "files-duplicates",
    title: () => say("duplicateFiles"),
    flags: [],
    members: true,
    areas: ["files", "uploads"],
    load: async () => (await screens()).FilesDuplicatesScreen,
  },
];
