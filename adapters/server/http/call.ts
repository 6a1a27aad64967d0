import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { AccessRule, LearnerAccess, StaffAccess } from "../../../core/access/access-rule.rule.ts";
import type { Actor, LearnerActor, StaffActor } from "../../../core/access/actor.model.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import type { Endpoint } from "../../contract/endpoint.ts";
import type { Session } from "../auth/session.store.ts";
import type { Database, Tx } from "../storage/database.ts";
import type { Answer, EventStream, JsonText } from "./answer.ts";

/** What is known of a request beside its input. @property now epoch seconds */
export type Request = {
  readonly id: string;
  readonly ip: string;
  readonly userAgent: string;
  readonly now: number;
  /** `https://host[:port]` as browsers see the server */
  readonly origin: string;
  readonly session: Session | null;
};

type Input<P, Q, B> = { readonly params: P; readonly query: Q; readonly body: B; readonly request: Request };

/** Calls of staff and learners run in one transaction bound to their organisation; open calls make their own. */
type Caller<A extends AccessRule> = A extends StaffAccess
  ? { readonly actor: StaffActor; readonly tx: Tx }
  : A extends LearnerAccess
    ? { readonly actor: LearnerActor; readonly tx: Tx }
    : { readonly actor: Actor; readonly database: Database };

export type Call<A extends AccessRule, P, Q, B> = Input<P, Q, B> & Caller<A>;

export type Handler<E> = E extends Endpoint<infer A, infer P, infer Q, infer B, infer R>
  ? (call: Call<A, P, Q, B>) => TaskEither<Failure, R | Answer<R> | JsonText | EventStream<R>>
  : never;
