import { catalogue } from "../catalogue.ts";

/** Parts of the record of a contact. */
export const recordText = catalogue("record", {
  undo: "Undo",
  tasks: {
    title: "Tasks",
    add: "Add task",
    none: "No tasks about this contact.",
    finish: "Mark {{name}} as done",
    reopen: "Reopen {{name}}",
    finished: "“{{name}}” is done.",
    reopened: "“{{name}}” is to be done again.",
    more_one: "{{count, number}} older task is in the timeline.",
    more_other: "{{count, number}} older tasks are in the timeline.",
    others_one: "and {{count, number}} older task",
    others_other: "and {{count, number}} older tasks",
    pageTitle: "Tasks about contacts",
    search: "Search tasks",
    hideFinished: "Hide finished",
    emptyTitle: "No tasks about contacts",
    emptyBody: "Tasks that you add on the page of a contact are found here, by contact.",
  },
  groups: {
    title: "Groups",
    none: "This contact is in no group that you can see.",
    why: "Why in {{group}}?",
    whyShort: "Why?",
    check: "Why not in another group?",
    placeholder: "Choose a group",
  },
  merge: {
    with: "Merge with…",
    title: "Merge {{name}} with",
    action: "Go on",
    was: "{{other}} was merged into this contact.",
    until: "It can be taken back until {{date}}.",
    later: "It can be taken back until {{date}}, after the merges that came later.",
    unmerge: "Unmerge",
  },
});
