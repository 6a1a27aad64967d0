import * as t from "io-ts";
import { isAdmin } from "./permission.rule.ts";
import type { Role } from "./role.model.ts";

/** Which contacts a user sees: all, those of their teams and those in no team, or those assigned to them. */
export const RowRule = t.keyof({ all: null, teams: null, assigned: null }, "RowRule");
export type RowRule = t.TypeOf<typeof RowRule>;
export const allRowRules: readonly RowRule[] = Object.keys(RowRule.keys).filter(RowRule.is);

/** The row rule of a stored text; an unreadable one is the narrowest. */
export const storedRowRule = (text: string | null): RowRule => (RowRule.is(text) ? text : "assigned");

/** Whether a row rule can be chosen for a role: administrators always see all contacts, guests always those of their teams. */
export const takesRowRule = (role: Role): boolean => !isAdmin(role) && role !== "guest";
