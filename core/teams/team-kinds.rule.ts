import type { TeamHeirs, TeamRelated } from "./team-record.model.ts";

/** A kind of records that belong to a team or are shared with it. */
export type TeamKind = keyof TeamRelated;

/** Every kind of records that a team can have, with the choice that says where it goes. */
export const teamKinds = {
  lines: "line_to",
  contacts: "contacts_to",
  campaigns: "shares_to",
  lessons: "shares_to",
  folders: "shares_to",
  files: "shares_to",
  file_folders: "shares_to",
  groups: "shares_to",
} as const satisfies Record<TeamKind, keyof TeamHeirs>;

const isKind = (kind: string): kind is TeamKind => kind in teamKinds;

/** The kinds, in the order in which a deletion moves them. */
export const orderedKinds: readonly TeamKind[] = Object.keys(teamKinds).filter(isKind);

/** The kinds that one choice of a deletion is about. */
export const kindsOf = (choice: keyof TeamHeirs): readonly TeamKind[] => orderedKinds.filter((kind) => teamKinds[kind] === choice);

/** How many records one choice of a deletion is about. */
export const goingWith = (related: TeamRelated, choice: keyof TeamHeirs): number =>
  kindsOf(choice).reduce((sum, kind) => sum + related[kind], 0);

/** How many records are shared with a team. */
export const sharedCount = (related: TeamRelated): number => goingWith(related, "shares_to");
