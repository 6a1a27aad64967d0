import { holdsFlag } from "../access/permission.rule.ts";
import type { Flag, Role } from "../access/role.model.ts";
import { type TimelineFilter, timelineFilters } from "./timeline.model.ts";

const flagOf: Readonly<Record<TimelineFilter, Flag>> = {
  note: "contacts",
  task: "contacts",
  activity: "contacts",
  conversation: "conversations",
  message: "conversations",
};

/** The timeline filters of a user: messages only with the permission for conversations. */
export const timelineFiltersOf = ({ role, flags }: { readonly role: Role; readonly flags: readonly string[] }): readonly TimelineFilter[] =>
  timelineFilters.filter((filter) => holdsFlag(role, flagOf[filter], flags));
