import { roomRole } from "./room-role.rule.ts";

/** Whether a participant may ban another: only hosts may, and hosts cannot be banned. */
export const mayBan = (by: string, banned: string): boolean => roomRole(by) === "host" && roomRole(banned) === "guest";
