import type { OmniType } from "./omni.model.ts";

const places: Readonly<Record<OmniType, string>> = {
  contact: "/ui/contacts/",
  lesson: "/ui/lessons/edit/",
  campaign: "/ui/campaigns/",
  team: "/ui/settings/teams/",
};

/** The path of a record's page. */
export const omniRoute = (type: OmniType, id: number): string => `${places[type]}${id}`;

/** The number of members of a team, as text. */
export const teamInfo = (members: number): string => (members === 1 ? "1 member" : `${members} members`);
