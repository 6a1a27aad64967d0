import { catalogue } from "../catalogue.ts";

/** Notifications of a learner. */
export const portalNoticesText = catalogue("portal-notices", {
  title: "Notifications",
  new: "New for you",
  notLoaded: "They cannot be shown right now.",
  list: "Notifications, newest first",
  unreadCount_one: "{{count, number}} unread",
  unreadCount_other: "{{count, number}} unread",
  allRead: "Everything is read.",
  readAll: "Mark all read",
  unread: "Unread",
  emptyTitle: "No notifications yet",
  emptyBody: "When {{organisation}} enrols you in a course, a lesson opens or a course is due, it appears here.",
  alerts: "How you are notified",
  kinds: {
    lesson_released: "“{{lesson}}” is open",
    enrolled: "You are enrolled in “{{course}}”",
    due_soon: "“{{course}}” is due on {{day}}",
    due_today: "The last day to finish “{{course}}” is {{day}}",
    message: "{{subject}} wrote to you",
    review: "Your video in “{{lesson}}” was reviewed",
  },
  goneTitle: "This link no longer works",
  goneBody: "It has expired, was used before, or was sent to another learner. Your notifications lead to the same places.",
  notifications: "Go to notifications",
  opening: "Opening your link…",
});
