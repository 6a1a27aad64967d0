import * as E from "fp-ts/lib/Either.js";
import type { StaffActor } from "../../../core/access/actor.model.ts";
import { authRefusals } from "../../../core/auth/auth-refusals.ts";
import { contactWall } from "../../../core/contacts/contact-wall.rule.ts";
import { failureRefusals } from "../../../core/kernel/failure-refusals.ts";
import { type Failure, forbidden, unauthorized } from "../../../core/kernel/failure.ts";
import type { Database, Tx } from "../storage/database.ts";
import { gathered } from "./gathered-calls.ts";
import { planInForce } from "./plan-in-force.ts";
import type { AnyCall, Route } from "./routes-for.ts";

type Shared = Extract<Route, { readonly together: unknown }>;
type Given = E.Either<Failure, unknown>;
type StaffCall = AnyCall & { readonly actor: StaffActor };

/** Runs a call in one transaction with concurrent calls of the same endpoint, organisation and role. */
export type Gather = (route: Shared, call: AnyCall) => Promise<Given>;

const isByStaff = (call: AnyCall): call is StaffCall => call.actor.kind === "staff";

/** Runs the calls whose plan allows writes together; each of the others gets its refusal. */
const answers = async (tx: Tx, { endpoint, together }: Shared, calls: readonly StaffCall[]): Promise<readonly (Given | null)[]> => {
  const mayWrite = endpoint.needsPlan ? await planInForce(tx) : null;
  const verdicts = calls.map(({ actor, request }) => mayWrite?.(actor, request.now) ?? E.right(undefined));
  const done = await together(
    tx,
    calls.filter((_, at) => E.isRight(verdicts[at] ?? E.right(undefined))),
  );
  let next = -1;
  return verdicts.map((verdict) => {
    if (E.isLeft(verdict)) return verdict;
    next += 1;
    return done[next] ?? null;
  });
};

/** Runs one call, as if it were a group. */
const alone = async (tx: Tx, route: Shared, call: StaffCall): Promise<Given> => {
  const [answer = null] = await answers(tx, route, [call]);
  if (answer === null) throw new Error("A call came to nothing.");
  return answer;
};

/**
 * Users who see only some contacts have a transaction of their own, since a group shares one; guests are refused.
 * @param database opens the transactions
 */
export const makeGather = (database: Database): Gather => {
  const busy = new Map<string, (call: StaffCall) => Promise<Given>>();
  return async (route, call) => {
    if (!isByStaff(call)) return E.left(unauthorized(authRefusals.sign_in_first));
    const { org_id, role } = call.actor;
    const wall = contactWall(call.actor);
    if (wall?.rule === "guest") return E.left(forbidden(failureRefusals.not_permitted, "members"));
    if (wall !== null) return database.inOrg(org_id, (tx) => alone(tx, route, call), wall);
    const key = `${route.endpoint.name} ${org_id} ${role}`;
    const join =
      busy.get(key) ??
      gathered<StaffCall, Given>(
        (calls) => database.inOrg(org_id, (tx) => answers(tx, route, calls)),
        () => busy.delete(key),
      );
    busy.set(key, join);
    return join(call);
  };
};
