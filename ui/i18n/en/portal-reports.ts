import { catalogue } from "../catalogue.ts";

/** Reports in the portal. */
export const portalReportsText = catalogue("portal-reports", {
  title: "Reports",
  list: "Your reports",
  empty: "No reports published.",
  emptyBody: "Reports that {{organisation}} publishes to you appear here.",
  notes: {
    activity: "What you and your contacts did over time.",
    "lesson-completion": "Who reached each lesson, and who finished it.",
    "campaign-funnel": "How far those who joined a course get.",
    texting: "Texts to you and your contacts.",
  },
  broken: "Unable to load this report.",
  path: "Where this report is",
  period: "Period",
  periods: { "7d": "7 days", "30d": "30 days", "90d": "90 days", "12m": "12 months" },
  about: {
    self: "About you alone",
    people_one: "About {{count, number}} person: you and your contacts",
    people_other: "About {{count, number}} people: you and your contacts",
  },
  span: "{{first}} to {{last}}",
  nothing: "Nothing happened in this period.",
  download: "Download as CSV",
  rows: { day: "Day", week: "Week from", month: "Month", lesson: "Lesson", step: "Step" },
  course: "Course",
  joined: "Joined the course",
  columns: {
    started: "Lessons started",
    answers: "Answers",
    finished: "Finished",
    points: "Points",
    reached: "Reached",
    average: "Average points",
    sent: "Sent",
    failed: "Failed",
    waiting: "Waiting",
  },
  explained: {
    lesson: "Those who started the lesson in this period; finished is as of today.",
    step: "Those who joined the course in this period and have not left; as far as they are today.",
    texts: "Sent are all texts that were not reported as lost.",
  },
  none: "–",
});
