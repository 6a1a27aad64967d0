import { refusalTable } from "../kernel/refusal.ts";

/** Refusals of writes of groups and folders. */
export const groupRefusals = refusalTable({
  no_group: "There is no such group.",
  not_owner: "Only the owner of a group and administrators change it.",
  group_changed: "Someone else changed this group in the meantime.",
  group_broken: '"{{group}}" is broken: a field that it asks about is gone.',
  unknown_user: "Someone named here is not in this organisation",
  unknown_team: "A team named here does not exist",
  unknown_folder: "There is no such folder",
  no_folder: "There is no such folder.",
  folder_of_others: "Only administrators rename and delete folders of others.",
  folder_taken: "Another folder has this name",
  folder_taken_there: "There is a folder with this name in it already",
  folder_twice: "“{{name}}” would move one level up, where another folder has this name. Rename one of them first.",
  folder_deep: "Folders of groups can be {{most}} deep. Choose a folder further up.",
  folder_in_itself: "A folder cannot be in itself or in a folder within it.",
  folders_full: "There can be up to {{most}} folders. Delete one first.",
});
