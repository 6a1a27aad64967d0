import type { Role } from "../access/role.model.ts";

/** The roles that administrators can give; an organisation has one owner. */
export const givenRoles = ["admin", "user", "guest"] as const satisfies readonly Role[];
export type GivenRole = (typeof givenRoles)[number];

export const isGivenRole = (role: string): role is GivenRole => givenRoles.some((one) => one === role);
