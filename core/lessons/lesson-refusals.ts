import { refusalTable } from "../kernel/refusal.ts";

/** Refusal messages about lessons, their folders, items and versions. */
export const lessonRefusals = refusalTable({
  lesson_missing: "Lesson not found.",
  no_lesson_folder: "Folder not found.",
  no_lesson_item: "Item not found.",
  no_lesson_version: "Version not found.",
  lesson_changed: "Someone else changed this lesson in the meantime.",
  lesson_folder_changed: "Someone else changed this folder in the meantime.",
  lesson_folder_depth: "Folders can be {{most}} deep at most.",
  lesson_folder_cycle: "A folder cannot be moved into itself or a folder in it.",
  lesson_folder_number: "There can be {{most}} folders at most.",
  lesson_too_large: "Your Lesson is too large. Please make sure your imagery is a JPG or PNG image.",
  lesson_items_number: "A lesson can have {{most}} items at most.",
  lesson_item_twice: "Two items have the id {{uuid}}.",
  lesson_no_id: "Name the lesson by its id or uuid.",
  lesson_needs_version: "Send the version that was edited with items.",
  lesson_items_or_changes: "Send either items or changes.",
  lesson_changes_unpublished: "Changes do not publish. Publish the lesson afterwards.",
  item_unknown_key: "{{type}} has no value with this name.",
  item_value_wrong: "This value does not fit: {{expected}}.",
  item_needs_value: "This is needed before the lesson can be published.",
  item_answer_missing: "Answer {{number}} is marked as correct but does not exist.",
  item_address_wrong: "Enter an address like https://example.com.",
  item_gaps_wrong: "{{problem}}",
  item_end_before_start: "The end must be after the start.",
  lesson_empty: "Add an item before you publish the lesson.",
});
