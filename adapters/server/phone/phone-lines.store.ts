import * as E from "fp-ts/lib/Either.js";
import { sql } from "kysely";
import type { StaffActor } from "../../../core/access/actor.model.ts";
import { type Failure, invalid } from "../../../core/kernel/failure.ts";
import type { Numbers } from "../../../core/phone/numbers.port.ts";
import type { PhoneLine } from "../../../core/phone/phone-number.model.ts";
import { phoneRefusals } from "../../../core/phone/phone-refusals.ts";
import { teamRefusals } from "../../../core/teams/team-refusals.ts";
import { isAreaCode } from "../../../core/validation/area-code.rule.ts";
import { invalidRefusal } from "../../../core/validation/validation-message.rule.ts";
import { type Doer, writeAudit } from "../audit/audit.store.ts";
import { limited } from "../org/limits.store.ts";
import type { Tx } from "../storage/database.ts";
import { teamsOf } from "../teams/team-in-force.store.ts";
import type { NumberProvider } from "./number-provider.ts";

type Call = Doer & { readonly tx: Tx; readonly actor: StaffActor };

/** Phone lines of an organisation, oldest first. */
export const orgLines = async ({ db }: Tx, org: number): Promise<readonly string[]> => {
  const { rows } = await sql<{
    phone_number: string;
  }>`select phone_number from phone_lines where org_id = ${org} and teams = '{}' order by purchased_at, phone_number`.execute(db);
  return rows.map(({ phone_number }) => phone_number);
};

const taken: E.Either<Failure, never> = E.left(invalid({ phone_number: [phoneRefusals.number_taken] }));

const lineOf = async ({ db }: Tx, phone_number: string): Promise<PhoneLine | null> =>
  (await db.selectFrom("phone_lines").select(["phone_number", "teams"]).where("phone_number", "=", phone_number).executeTakeFirst()) ??
  null;

/** Assigns the number to teams; the audit log records each team's previous number. */
const giveToTeams = async (call: Call, phone_number: string, teams: readonly number[]): Promise<void> => {
  const { tx, actor, request } = call;
  if (teams.length === 0) return;
  const had = await tx.db
    .selectFrom("teams")
    .select(["team_id", "twilio_phone"])
    .where("org_id", "=", actor.org_id)
    .where("team_id", "in", [...teams])
    .orderBy("team_id")
    .forUpdate()
    .execute();
  await sql`update teams set twilio_phone = ${phone_number}, version = version + 1, updated_at = ${request.now} where org_id = ${actor.org_id} and team_id = any(${[...teams]}::bigint[])`.execute(
    tx.db,
  );
  for (const { team_id, twilio_phone } of had)
    await writeAudit(tx, call, {
      action: "team.update",
      object_type: "team",
      object_id: team_id,
      before: { twilio_phone },
      after: { twilio_phone: phone_number },
    });
};

/**
 * Stores the line and assigns it to its teams.
 * @returns null when it belongs to another organisation
 */
const keep = async (call: Call, phone_number: string, sid: string, teams: readonly number[]): Promise<PhoneLine | null> => {
  const { tx, actor, request } = call;
  const kept = await tx.db
    .insertInto("phone_lines")
    .values({ phone_number, org_id: actor.org_id, sid, teams: [...teams], user_id: actor.user_id, purchased_at: request.now })
    .onConflict((conflict) => conflict.doNothing())
    .returning("phone_number")
    .executeTakeFirst();
  if (kept === undefined) return null;
  await writeAudit(tx, call, {
    action: "phone.purchase",
    object_type: "phone_line",
    object_id: phone_number,
    before: null,
    after: { teams },
  });
  await giveToTeams(call, phone_number, teams);
  return { phone_number, teams };
};

/** Phone numbers in the transaction of one call, bought from a provider. */
export const makeNumbersStore = (call: Call, provider: NumberProvider): Numbers => {
  const { tx, actor } = call;
  return {
    search: (areaCode, country) =>
      isAreaCode(areaCode, country)
        ? provider.search(areaCode, country)
        : async () => E.left(invalid({ area_code: [invalidRefusal("area code")] })),
    purchase: (phoneNumber, teams) => async () => {
      const room = await limited("sms")(call)();
      if (E.isLeft(room)) return room;
      const held = await lineOf(tx, phoneNumber);
      if (held !== null) return E.right(held);
      const usable = new Set((await teamsOf(tx, actor)).map(({ id }) => id));
      if (!teams.every((team) => usable.has(team))) return E.left(invalid({ teams: [teamRefusals.no_team] }));
      const bought = await provider.purchase(phoneNumber)();
      if (E.isLeft(bought)) return bought;
      tx.changedOutside?.();
      const line = await keep(call, phoneNumber, bought.right.sid, teams);
      return line === null ? taken : E.right(line);
    },
  };
};
