import * as E from "fp-ts/lib/Either.js";
import type { StaffActor } from "../../../core/access/actor.model.ts";
import { timeZones } from "../../../core/kernel/dates.ts";
import { failureRefusals } from "../../../core/kernel/failure-refusals.ts";
import { type Failure, unauthorized } from "../../../core/kernel/failure.ts";
import type { OwnTimeZones, ProfileChange } from "../../../core/profile/profile.model.ts";
import type { Request } from "../http/call.ts";
import type { Tx } from "../storage/database.ts";
import { writeUser } from "../users/write-user.store.ts";

type Call = { readonly tx: Tx; readonly actor: StaffActor; readonly request: Request };

const nobody = unauthorized(failureRefusals.not_logged_in);

/** Updates the given properties of the caller's account. */
export const changeProfile = async (call: Call, change: ProfileChange): Promise<E.Either<Failure, void>> => {
  const { tx, actor } = call;
  const users = () => tx.db.selectFrom("users").where("org_id", "=", actor.org_id).where("user_id", "=", actor.user_id);
  const found = await users().select(["first_name", "last_name", "photo", "timezone", "version"]).forUpdate().executeTakeFirst();
  if (found === undefined) return E.left(nobody);
  const { version, ...before } = found;
  const after = { ...before, ...change };
  if (JSON.stringify(after) === JSON.stringify(before)) return E.right(undefined);
  await writeUser(tx, call, { id: actor.user_id, version }, after, { action: "user.change_own", before, after: change });
  return E.right(undefined);
};

/** The time zones to choose from, the caller's and the organisation's. */
export const ownTimeZones = async ({ tx, actor }: Pick<Call, "tx" | "actor">): Promise<OwnTimeZones> => ({
  timezones: timeZones(),
  ...(await tx.db
    .selectFrom("users as u")
    .innerJoin("orgs as o", "o.org_id", "u.org_id")
    .select(["u.timezone as own", "o.timezone as organisation"])
    .where("u.org_id", "=", actor.org_id)
    .where("u.user_id", "=", actor.user_id)
    .executeTakeFirstOrThrow()),
});
