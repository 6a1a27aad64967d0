import { refusalTable } from "../kernel/refusal.ts";

/** Refusal messages about tags. */
export const tagRefusals = refusalTable({
  tag_gone: "There is no tag “{{name}}” any more.",
  tag_busy: "“{{name}}” is still being renamed, merged or deleted. Try again once that is done.",
  tag_taken: "There is a tag “{{name}}” already. Choose another name, or merge the two.",
  tag_exists: "There is a tag “{{name}}” already.",
  tag_same: "This is the tag's name already. Enter another one.",
  tag_merge_one: "Choose at least one other tag to merge into “{{name}}”.",
  tags_full: "There can be up to {{most}} tags that no contact has. Delete one first.",
});
