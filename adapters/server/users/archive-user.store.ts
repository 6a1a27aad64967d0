import * as E from "fp-ts/lib/Either.js";
import { sql } from "kysely";
import type { Failure } from "../../../core/kernel/failure.ts";
import { decideLeaving, goesAlong, namedReplacements } from "../../../core/users/decide-leaving.rule.ts";
import { type Leaving, replacementFor } from "../../../core/users/owned.model.ts";
import { type Done, done } from "../../contract/envelope.ts";
import { deleteApiTokens } from "../auth/api-token.store.ts";
import { closeSessions } from "../auth/session.store.ts";
import type { Area } from "../contributions/area.ts";
import { type OwnedMove, ownedPartsOf } from "../contributions/owned-part.ts";
import { forgetDevices } from "../two-step/device.store.ts";
import type { PeopleCall } from "./invite.store.ts";
import { countOwned } from "./owned.store.ts";
import { readUser, type UserWithFlags } from "./user-record.store.ts";
import { writeUser } from "./write-user.store.ts";

/** Ends every way in that a user has: sessions, tokens, remembered browsers, devices for notices, links, and accounts at other services. */
const lockOut = async (tx: PeopleCall["tx"], org: number, user: number): Promise<void> => {
  await closeSessions(tx, { user });
  await deleteApiTokens(tx, { org, user });
  await forgetDevices(tx, { org_id: org, user_id: user });
  await tx.db.deleteFrom("device_tokens").where("org_id", "=", org).where("user_id", "=", user).execute();
  await tx.db.deleteFrom("media_connections").where("org_id", "=", org).where("user_id", "=", user).execute();
  await tx.db.deleteFrom("one_time_codes").where("org_id", "=", org).where("user_id", "=", user).execute();
};

/** Archives a user: what they own goes to the replacement, and every way in ends, all in one transaction. */
export const archiveUser = async (
  call: PeopleCall,
  areas: readonly Area[],
  id: number,
  leaving: Leaving,
): Promise<E.Either<Failure, Done>> => {
  const { tx, actor, request } = call;
  const { now } = request;
  const found = await readUser(tx, id, now, true);
  const owned = found === null ? [] : await countOwned(tx, areas, id);
  const known: UserWithFlags["record"][] = [];
  for (const named of namedReplacements(leaving)) {
    const one = await readUser(tx, named, now, true);
    if (one !== null) known.push(one.record);
  }
  const decided = decideLeaving({ id: actor.user_id, role: actor.role }, found?.record, owned, leaving, known);
  if (E.isLeft(decided)) return decided;
  if (!decided.right || found === null) return E.right(done);
  const going = goesAlong(owned, leaving);
  const moved: { readonly kind: string; readonly to: number; readonly moves: readonly OwnedMove[] }[] = [];
  for (const { kind, move } of ownedPartsOf(areas)) {
    const to = replacementFor(leaving, kind);
    if (to !== null && going.some((one) => one.kind === kind)) moved.push({ kind, to, moves: await move({ tx, from: id, to, now }) });
  }
  await lockOut(tx, actor.org_id, id);
  await sql`
    insert into user_leavings (user_id, org_id, replacement_id, teams, moved, at)
    values (${id}, ${actor.org_id}, ${leaving.replacement}, ${[...found.record.teams]}::bigint[], ${JSON.stringify(moved)}::jsonb, ${now})
    on conflict (user_id) do update set replacement_id = excluded.replacement_id, teams = excluded.teams, moved = excluded.moved, at = excluded.at`.execute(
    tx.db,
  );
  await writeUser(
    tx,
    call,
    found.record,
    { status: 0, teams: [], team_id: null, archived_at: now },
    {
      action: "user.archive",
      before: { status: 1, teams: found.record.teams },
      after: {
        status: 0,
        replacement_user_id: leaving.replacement,
        ...(Object.keys(leaving.replacements).length === 0 ? {} : { replacements: leaving.replacements }),
        ...Object.fromEntries(moved.map(({ kind, moves }) => [kind, moves.length])),
      },
    },
  );
  return E.right(done);
};
