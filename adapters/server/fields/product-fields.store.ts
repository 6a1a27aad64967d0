import { assignedUserKey } from "../../../core/fields/assigned-user.rule.ts";
import { contactTeamKey } from "../../../core/fields/contact-team.rule.ts";
import { portalRoleKey } from "../../../core/fields/portal-role-field.rule.ts";
import type { Tx } from "../storage/database.ts";

const behindAll = 1_000_000;

/**
 * Adds the fields that assign contacts to users, teams and roles in the portal to a new organisation.
 * @param now epoch seconds
 */
export const addProductFields = async ({ db }: Pick<Tx, "db">, org_id: number, now: number): Promise<void> => {
  const shared = {
    options: null,
    share_editable: null,
    operators: null,
    custom_object_id: null,
    deleted_at: null,
    converting: null,
    org_id,
    type: "list",
    created_at: now,
    updated_at: now,
  } as const;
  await db
    .insertInto("fields")
    .values([
      { ...shared, name: assignedUserKey, label: "Assigned user", access: null, position: behindAll },
      { ...shared, name: contactTeamKey, label: "Team", access: "guest", position: behindAll + 1 },
      { ...shared, name: portalRoleKey, label: "Portal role", access: "admin", position: behindAll + 2 },
    ])
    .execute();
};
