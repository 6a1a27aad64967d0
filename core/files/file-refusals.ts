import { refusalTable } from "../kernel/refusal.ts";

/** Refusal messages about files, their folders and pictures. */
export const fileRefusals = refusalTable({
  no_picture: "There is no such picture.",
  no_file: "File not found.",
  no_file_folder: "Folder not found.",
  file_system: "Files and folders that come with the product cannot be changed.",
  file_changed: "Someone else changed this file in the meantime.",
  file_folder_changed: "Someone else changed this folder in the meantime.",
  file_no_earlier: "This earlier content is no longer there.",
  file_other_kind: "The new content must be of the same kind as the old: this file is shown as {{kind}}.",
  file_folder_depth: "Folders can be {{most}} deep at most.",
  file_folder_cycle: "A folder cannot be moved into itself or a folder in it.",
  file_folder_number: "There can be {{most}} folders at most.",
  file_by_itself: "A file cannot take its own place.",
  file_not_same: "Only files with the same content can be merged.",
  file_address_refused: "This address is not one of the public web.",
  file_address_failed: "The file could not be fetched from this address.",
  file_address_slow: "The file could not be fetched in time. Download it and upload it from your device.",
  file_address_large: "Files from addresses can have {{megabytes}} MB at most. Download it and upload it from your device.",
});
