import type { Role } from "../access/role.model.ts";
import type { AccessStep, PageTrace } from "./page-trace.model.ts";
import { permissionFacts } from "./permission-table.rule.ts";

const roleNames = { owner: "Owner", admin: "Administrator", user: "Member", guest: "Guest" } as const satisfies Readonly<
  Record<Role, string>
>;

const said = (step: AccessStep): string => {
  switch (step.kind) {
    case "feature":
      return `feature “${step.feature}” of the organisation: ${step.seen}`;
    case "role":
      return `role ${step.roles.map((role) => roleNames[role]).join(" or ")}: the role is ${roleNames[step.seen]}`;
    case "flag":
      return `permission “${permissionFacts(step.flag).label}”: ${step.is_met ? "granted" : "not granted"}`;
  }
};

/** A trace in words, a line for each requirement. */
export const traceLines = ({ steps }: PageTrace): readonly string[] =>
  steps.map(
    (step) =>
      `${step.is_met ? "Met" : "Not met"}: ${said(step)}${step.is_met ? "" : `; changed by the ${step.by === "owner" ? "owner" : "administrators"}`}.`,
  );

/** The address at which administrators see a trace and grant what is missing. */
export const traceAddress = ({ user, path }: Pick<PageTrace, "user" | "path">): string =>
  `/ui/settings/users/${user.id}/permissions/trace?page=${encodeURIComponent(path)}`;
