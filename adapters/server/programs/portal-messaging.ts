import * as E from "fp-ts/lib/Either.js";
import { sql } from "kysely";
import { isAdmin } from "../../../core/access/permission.rule.ts";
import { featureOfProgram } from "../../../core/programs/program-features.rule.ts";
import { orgPlan } from "../org/org-plan.store.ts";
import { programField, type ProgramKind } from "./program-kind.ts";

const id = "portal-messaging";
const feature = featureOfProgram(id) ?? "";

/** Lets learners write to staff from their portal. */
export const portalMessaging: ProgramKind = {
  id,
  title: "Messages from the portal",
  description: "Learners can write to you from their portal, and you answer from your conversations.",
  success: "Learners can write to you from now on.",
  facts: async ({ tx, actor }) => ({
    enabled: (await orgPlan(tx)).features.includes(feature),
    why: isAdmin(actor.role) ? null : "Only an administrator can switch a feature on for everybody.",
    schema: [programField({ name: "agreed", label: "Somebody of us answers within a working day", type: "bool" })],
  }),
  enable: ({ tx, actor }) => async () => {
    await sql`update orgs set features = array_append(features, ${feature}) where org_id = ${actor.org_id} and not ${feature} = any(features)`.execute(tx.db);
    return E.right(undefined);
  },
};
