import * as t from "io-ts";

/** The closed list of permission flags that a user may be granted (decision G119). */
export const Flag = t.keyof({
  contacts: null,
  add_contacts: null,
  delete_contacts: null,
  import_contacts: null,
  conversations: null,
  campaigns: null,
  lessons: null,
  automations: null,
  reports: null,
  settings: null,
  teams: null,
  tags: null,
  custom_objects: null,
});
export type Flag = t.TypeOf<typeof Flag>;
export const allFlags: readonly Flag[] = Object.keys(Flag.keys).filter(Flag.is);

/** Staff roles, strongest first. */
export const Role = t.keyof({ owner: null, admin: null, user: null, guest: null });
export type Role = t.TypeOf<typeof Role>;
export const allRoles: readonly Role[] = Object.keys(Role.keys).filter(Role.is);
