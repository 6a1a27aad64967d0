import { everyHolds, isFields } from "../kernel/guard/guard-shapes.ts";

const holds1 = (u: unknown): boolean => typeof u === "string";

/** Whether a value decodes as Contact to itself. Written out from the codec; its test with `vitest --update` writes it anew. */
export const isContact = (u: unknown): boolean =>
  isFields(u) &&
  typeof u.id === "string" &&
  typeof u.con_id === "number" &&
  typeof u.name === "string" &&
  typeof u.first_name === "string" &&
  typeof u.last_name === "string" &&
  everyHolds(u.email, holds1) &&
  everyHolds(u.mobile, holds1) &&
  everyHolds(u.tags, holds1) &&
  (typeof u.photo === "string" || u.photo === null) &&
  typeof u.archived === "boolean" &&
  typeof u.blocked === "boolean" &&
  isFields(u.fields) &&
  typeof u.version === "number" &&
  typeof u.created_at === "number" &&
  typeof u.updated_at === "number";
