import * as E from "fp-ts/lib/Either.js";
import { sql } from "kysely";
import { isAdmin } from "../../../core/access/permission.rule.ts";
import { featureOfProgram } from "../../../core/programs/program-features.rule.ts";
import { orgPlan } from "../http/org-plan.store.ts";
import { programField, type ProgramKind } from "./program-kind.ts";

const id = "portal-messaging";
const feature = featureOfProgram(id) ?? "";

/** Enables the feature by which learners write to staff from the portal. */
export const portalMessaging: ProgramKind = {
  id,
  part: "portal_messaging",
  title: "Messages from the portal",
  description:
    "Learners write to you from the portal, and you answer on the contact’s page. Give the permission “Messages” to the roles of learners who may write.",
  success: "Messages are switched on. Learners whose role has the permission “Messages” can write to you now.",
  facts: async ({ tx, actor }) => ({
    enabled: (await orgPlan(tx)).features.includes(feature),
    why: isAdmin(actor.role) ? null : "Only an administrator can turn a feature on for everyone.",
    schema: [programField({ name: "agreed", label: "We will answer within one working day", type: "bool" })],
  }),
  enable:
    ({ tx, actor }) =>
    async () => {
      await sql`update orgs set features = array_append(features, ${feature}) where org_id = ${actor.org_id} and not ${feature} = any(features)`.execute(
        tx.db,
      );
      return E.right(undefined);
    },
};
