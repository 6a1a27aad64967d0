import { catalogue } from "../catalogue.ts";

/** The settings of the learner portal. */
export const portalSettingsText = catalogue("portal-settings", {
  title: "Learner portal",
  note: "How the portal is arranged, and who sees what in it.",
  sections: {
    title: "Sections",
    note: "Courses are shown by section, in this order. The settings of a course say in which section it is.",
    list: "Sections of the portal",
    name: "Name of section {{place, number}}",
    add: "Add a section",
    empty: "There are no sections yet: learners see all courses in one list.",
    up: "Move “{{name}}” up",
    down: "Move “{{name}}” down",
    remove: "Remove “{{name}}”",
    unnamed: "the new section",
    courses_one: "{{count, number}} course",
    courses_other: "{{count, number}} courses",
    loses_one: "After saving, {{count, number}} course has no section and is listed after the others.",
    loses_other: "After saving, {{count, number}} courses have no section and are listed after the others.",
    saved: "Sections saved.",
  },
  testers: {
    title: "Testers",
    note: "Testers find courses in the portal while they are drafts, as if they were published. Everybody else sees a course only once it is published.",
    list: "Testers of the portal",
    add: "Add testers",
    addAction: "Add",
    empty: "There are no testers. No learner sees drafts.",
    since: "Since {{when}}",
    remove: "Remove {{name}}",
    added: "Testers added.",
    removed: "{{name}} is no longer a tester.",
    undo: "Undo",
  },
});
