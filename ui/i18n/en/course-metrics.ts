import { catalogue } from "../catalogue.ts";

/** What the metrics of a course offer besides its funnel: groups of a bar, and cohorts. */
export const courseMetricsText = catalogue("course-metrics", {
  groups: {
    column: "Group",
    menu: "Make a group of learners at {{name}}",
    reached: "Who got here ({{count, number}})",
    completed: "Who finished it ({{count, number}})",
    stopped: "Who got here and has not finished it ({{count, number}})",
    tooMany: "This course has too many lessons for a group from here. Make it in Groups.",
    title: "New group",
    name: "Name",
    action: "Make the group",
    named: {
      reached: "Got to {{lesson}}",
      completed: "Finished {{lesson}}",
      stopped: "Stopped at {{lesson}}",
    },
    made: "Made the group {{name}}. It follows what learners do.",
    undo: "Undo",
    undone: "Deleted the group {{name}}.",
  },
  cohorts: {
    title: "Who keeps learning",
    note: "Each row is the learners who joined in one week. It shows how many of them finished a lesson in that week, and in each week after.",
    table: "Learners by the week of joining",
    week: "Joined in the week of",
    joined: "Learners",
    finished: "Finished the course",
    first: "Same week",
    after_one: "{{count, number}} week later",
    after_other: "{{count, number}} weeks later",
    share: "{{part, number}} · {{percent, number}}%",
    emptyTitle: "No learners yet",
  },
});
