import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Database } from "../../../adapters/server/storage/database.ts";
import type { StaffCall } from "../../../adapters/server/teams/teams.store.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import type { ViewStore } from "../../../core/views/view-store.port.ts";
import type { StaffPerson } from "./two-orgs.ts";

/** The server's own store of views, each command in a transaction of its own. */
export const viewsInTransactions = <S>(
  database: Database,
  { org, user, role }: StaffPerson,
  clock: { readonly now: () => number },
  make: (call: StaffCall) => ViewStore<S>,
): ViewStore<S> => {
  const actor = { kind: "staff", row_rule: "all", org_id: org, user_id: user, role, flags: [], features: [], teams: [] } as const;
  const inOne =
    <A>(use: (store: ViewStore<S>) => TaskEither<Failure, A>): TaskEither<Failure, A> =>
    () =>
      database.inOrg(org, (tx) => use(make({ tx, actor, request: { id: "test", ip: "127.0.0.1", now: clock.now() } }))());
  return {
    list: inOne((store) => store.list),
    create: (view) => inOne((store) => store.create(view)),
    update: (id, change) => inOne((store) => store.update(id, change)),
    remove: (id) => inOne((store) => store.remove(id)),
    restore: (id) => inOne((store) => store.restore(id)),
    begin: (id) => inOne((store) => store.begin(id)),
  };
};
