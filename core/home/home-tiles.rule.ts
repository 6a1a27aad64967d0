import { holdsFlag, isAdmin } from "../access/permission.rule.ts";
import type { Role } from "../access/role.model.ts";

/** A tile with a number. */
export type HomeTile = "contacts" | "lessons" | "campaigns" | "texts";

export type TileViewer = {
  readonly role: Role;
  readonly flags: readonly string[];
  /** whether the email is confirmed */ readonly activated: boolean;
};

/**
 * The tiles of a user, in order: contacts with add_contacts, lessons with lessons, live campaigns with campaigns for activated
 * administrators, texts for every user.
 */
export const homeTiles = ({ role, flags, activated }: TileViewer): readonly HomeTile[] => {
  const holds = (flag: string): boolean => holdsFlag(role, flag, flags);
  const tiles: readonly (readonly [HomeTile, boolean])[] = [
    ["contacts", holds("add_contacts")],
    ["lessons", holds("lessons")],
    ["campaigns", holds("campaigns") && isAdmin(role) && activated],
    ["texts", true],
  ];
  return tiles.flatMap(([tile, isSeen]) => (isSeen ? [tile] : []));
};
