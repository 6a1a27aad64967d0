import * as E from "fp-ts/lib/Either.js";
import { sql } from "kysely";
import { isAdmin } from "../../../core/access/permission.rule.ts";
import { invalid } from "../../../core/kernel/failure.ts";
import { phoneDisplay } from "../../../core/validation/phone.rule.ts";
import { invalidRefusal } from "../../../core/validation/validation-message.rule.ts";
import { orgLines } from "../phone/phone-lines.store.ts";
import { programField, type ProgramKind } from "./program-kind.ts";

/** Assigns one of the organisation's phone lines to every team that has none. */
export const teamLines: ProgramKind = {
  id: "team-lines",
  part: "teams",
  title: "A text line for every team",
  description: "Teams without a number of their own get the organisation's.",
  success: "Every team has a number now.",
  facts: async ({ tx, actor }, isRecorded) => {
    const lines = await orgLines(tx, actor.org_id);
    const none = lines.length === 0 ? "It takes a number for the whole organisation. Set up text messaging first." : null;
    const options = Object.fromEntries(lines.map((line) => [line, phoneDisplay(line)]));
    return {
      enabled: isRecorded,
      why: isAdmin(actor.role) ? none : "Only an administrator can give teams a line.",
      schema: [programField({ name: "line", label: "Number", type: "string", required: true, values: options })],
    };
  },
  enable:
    ({ tx, actor, request }, values, teams) =>
    async () => {
      const line = values["line"];
      if (typeof line !== "string" || !(await orgLines(tx, actor.org_id)).includes(line))
        return E.left(invalid({ line: [invalidRefusal("number")] }));
      const these = teams.length === 0 ? sql`true` : sql`team_id = any(${[...teams]}::bigint[])`;
      await sql`
      update teams set twilio_phone = ${line}, version = version + 1, updated_at = ${request.now}
      where org_id = ${actor.org_id} and deleted_at is null and twilio_phone is null and ${these}`.execute(tx.db);
      return E.right(undefined);
    },
};
