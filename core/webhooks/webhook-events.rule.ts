import { WebhookEvent, type WebhookRole } from "./webhook-event.model.ts";

export type WebhookEventGroup = "contacts" | "messages" | "tasks" | "courses" | "lessons" | "groups" | "files" | "people" | "organisation";

/** The group by the beginning of an event; events of a group that only administrators see are sent to no other role. */
const groups: Readonly<Record<string, WebhookEventGroup>> = {
  contact: "contacts",
  contacts: "contacts",
  import: "contacts",
  note: "messages",
  message: "messages",
  task: "tasks",
  course: "courses",
  campaign: "courses",
  lesson: "lessons",
  group: "groups",
  file: "files",
  user: "people",
  team: "organisation",
  field: "organisation",
  org: "organisation",
};

const onlyAdmins: ReadonlySet<WebhookEventGroup> = new Set(["people", "organisation"]);

const allEvents: readonly WebhookEvent[] = Object.keys(WebhookEvent.keys).filter(WebhookEvent.is);

const groupOf = (event: WebhookEvent): WebhookEventGroup =>
  event === "contacts.export" ? "organisation" : (groups[event.split(".", 1)[0] ?? ""] ?? "organisation");

/** Whether payloads for a role may be about an event. */
export const mayBeTold = (role: WebhookRole, event: WebhookEvent): boolean => role === "admin" || !onlyAdmins.has(groupOf(event));

/** The events that a role may be told of, by group. */
export const eventGroups = (
  role: WebhookRole,
): readonly { readonly group: WebhookEventGroup; readonly events: readonly WebhookEvent[] }[] =>
  [...new Set(allEvents.map(groupOf))]
    .map((group) => ({ group, events: allEvents.filter((event) => groupOf(event) === group && mayBeTold(role, event)) }))
    .filter(({ events }) => events.length > 0);

/**
 * Whether payloads for a role hold values: a member's view has those of contacts, apart from the fields of other roles; of notes, messages and all
 * other records, which are not open to every member, it tells only which one changed.
 * @param action of the audit log
 */
export const tellsValues = (role: WebhookRole, action: string): boolean => role === "admin" || action.startsWith("contact.");
