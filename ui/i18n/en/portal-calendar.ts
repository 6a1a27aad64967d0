import { catalogue } from "../catalogue.ts";

/** The learner's calendar. */
export const portalCalendarText = catalogue("portal-calendar", {
  title: "Calendar",
  emptyTitle: "Nothing in your calendar yet",
  emptyBody: "When you join a course, you see here when each of its lessons opens.",
  courses: "Go to your courses",
  now: "Now",
  nowNone: "No lesson is open right now.",
  today: "Today",
  undated: "Without a day",
  finished: "Finished",
  opens: "Opens at {{time}}",
  due: "Finish the course by the end of this day",
  overdue: "This course should have been finished by {{day}}",
  finishedAt: "Finished {{when}}",
  inCourse: "in {{course}}",
});
