import { catalogue } from "../catalogue.ts";

/** Parts of the record of a contact. */
export const recordText = catalogue("record", {
  undo: "Undo",
  tasks: {
    title: "Tasks",
    add: "Add task",
    none: "No tasks for this contact.",
    finish: "Mark {{name}} as done",
    reopen: "Reopen {{name}}",
    finished: "Completed “{{name}}”",
    reopened: "Reopened “{{name}}”",
    more_one: "{{count, number}} older task is in the timeline.",
    more_other: "{{count, number}} older tasks are in the timeline.",
    others_one: "and {{count, number}} older task",
    others_other: "and {{count, number}} older tasks",
    pageTitle: "Tasks about contacts",
    search: "Search tasks",
    hideFinished: "Hide finished",
    emptyTitle: "No tasks about contacts",
    emptyBody: "Tasks that you add on a contact's page appear here.",
  },
  groups: {
    title: "Groups",
    none: "This contact is not in any group that you can see.",
    why: "Why included in {{group}}?",
    whyShort: "Why included?",
    check: "Check another group",
    placeholder: "Choose a group",
  },
  merge: {
    with: "Merge with…",
    title: "Merge {{name}} with",
    action: "Continue",
    was: "{{other}} was merged into this contact.",
    until: "Can be undone until {{date}}.",
    later: "Can be undone until {{date}}, after the later merges.",
    unmerge: "Unmerge",
  },
});
