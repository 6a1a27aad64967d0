import type { OmniType } from "./omni.model.ts";

const places: Readonly<Record<OmniType, string>> = {
  contact: "/ui/contacts/",
  lesson: "/ui/lessons/edit/",
  campaign: "/ui/campaigns/",
  team: "/ui/settings/teams/",
};

/** Where a record opens. */
export const omniRoute = (type: OmniType, id: number): string => `${places[type]}${id}`;

/** What is said of a team: how many belong to it. */
export const teamInfo = (members: number): string => (members === 1 ? "1 member" : `${members} members`);
