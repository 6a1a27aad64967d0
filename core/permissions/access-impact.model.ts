import * as t from "io-ts";

/** The records that a change of access may give or take. */
export const AccessKind = t.keyof(
  { contacts: null, groups: null, campaigns: null, lessons: null, files: null, file_folders: null },
  "AccessKind",
);
export type AccessKind = t.TypeOf<typeof AccessKind>;
export const accessKinds: readonly AccessKind[] = Object.keys(AccessKind.keys).filter(AccessKind.is);

const Count = t.type({ kind: AccessKind, before: t.number, after: t.number, gains: t.number, loses: t.number }, "AccessCount");

/** How many records of each kind a user sees before and after a change, and how many they gain and lose. */
export const AccessImpact = t.readonlyArray(Count, "AccessImpact");
export type AccessImpact = t.TypeOf<typeof AccessImpact>;
