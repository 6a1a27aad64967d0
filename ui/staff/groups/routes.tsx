import { groupsTitlesText } from "../../i18n/en/groups-titles.ts";
import { translateNow } from "../../i18n/translate-now.ts";
import type { StaffRoute } from "../staff-route.ts";

const say = translateNow(groupsTitlesText);
const list = async () => (await import("./group-list.screen.tsx")).GroupListScreen;
const edit = async () => (await import("./group-edit.screen.tsx")).GroupEditScreen;

export const routes: readonly StaffRoute[] = [
  { path: "/groups", name: "groups", title: () => say("groups"), flags: ["contacts"], areas: ["groups"], load: list },
  {
    path: "/groups/folders/$folderId",
    name: "group-folder",
    title: () => say("groups"),
    flags: ["contacts"],
    areas: ["groups"],
    load: list,
  },
  {
    path: "/groups/create",
    name: "group-create",
    title: () => say("createGroup"),
    flags: ["contacts"],
    members: true,
    areas: ["contacts", "groups", "validation"],
    load: edit,
  },
  {
    path: "/groups/edit/$id",
    name: "group",
    title: () => say("group"),
    flags: ["contacts"],
    areas: ["contacts", "groups", "validation"],
    load: edit,
  },
];
