import type { Role } from "../access/role.model.ts";
import { permissionFacts } from "./permission-table.rule.ts";
import type { AccessStep, StaffTrace } from "./staff-trace.model.ts";
import { recordKey } from "./traced-record.model.ts";

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
    case "sharing":
      return step.teams.length === 0 ? "sharing: with no team" : `sharing: with ${step.teams.join(", ")}`;
    case "row_rule":
      return `row rule “${step.seen}”: the contact has ${step.value ?? "none"}`;
    case "fields":
      return `fields: ${step.hidden.length} hidden, ${step.masked.length} masked`;
  }
};

/** A trace in words, a line for each requirement. */
export const traceLines = ({ steps }: StaffTrace): readonly string[] =>
  steps.map(
    (step) =>
      `${step.is_met ? "Met" : "Not met"}: ${said(step)}${step.is_met ? "" : `; changed by the ${step.by === "owner" ? "owner" : "administrators"}`}.`,
  );

/** The address at which administrators see a trace and grant what is missing. */
export const traceAddress = ({ user, path, record }: Pick<StaffTrace, "user" | "path" | "record">): string =>
  `/ui/settings/users/${user.id}/permissions/trace?${
    record === null ? `page=${encodeURIComponent(path)}` : `record=${encodeURIComponent(recordKey(record))}`
  }`;
