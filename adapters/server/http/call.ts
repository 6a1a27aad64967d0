import type { Either } from "fp-ts/lib/Either.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { AccessRule, LearnerAccess, StaffAccess } from "../../../core/access/access-rule.rule.ts";
import type { Actor, LearnerActor, StaffActor } from "../../../core/access/actor.model.ts";
import type { Via } from "../../../core/auth/in-person.rule.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import type { Language } from "../../../core/portal/language.rule.ts";
import type { Endpoint } from "../../contract/endpoint.ts";
import type { Session } from "../auth/session.store.ts";
import type { Database, Tx } from "../storage/database.ts";
import type { Afterwards, Answer, Download, EventStream, JsonText } from "./answer.ts";

/**
 * The context of a request besides its input.
 * @property now epoch seconds
 */
export type Request = {
  readonly id: string;
  readonly ip: string;
  readonly userAgent: string;
  /** the language of the answer; English when the caller names none */
  readonly language?: Language;
  readonly now: number;
  /** `https://host[:port]` as browsers see the server */
  readonly origin: string;
  /** whether scripts of others run on a content origin; absent for no */
  readonly runsScripts?: boolean;
  readonly session: Session | null;
  /** the browser's cookies of a pending sign-in and of a remembered browser */
  readonly secondStep?: string | null;
  readonly device?: string | null;
  /** ids of the teams to which the call is limited; null for the whole organisation */
  readonly teams: readonly number[] | null;
  /** whether an API token, a background job, or support signed in as the user made the call; absent for a user in a page */
  readonly via?: Via;
  /** the uploaded file of a call that takes one; it is kept only if the call succeeds */
  readonly file: KeptFile | null;
};

/** @property id its name in the data folder */
export type KeptFile = { readonly id: string; readonly bytes: number };

type Input<P, Q, B> = { readonly params: P; readonly query: Q; readonly body: B; readonly request: Request };

/** Calls of staff and learners run in one transaction bound to their organisation; open calls open their own. */
type Caller<A extends AccessRule> = A extends StaffAccess
  ? { readonly actor: StaffActor; readonly tx: Tx }
  : A extends LearnerAccess
    ? { readonly actor: LearnerActor; readonly tx: Tx }
    : { readonly actor: Actor; readonly database: Database };

export type Call<A extends AccessRule, P, Q, B> = Input<P, Q, B> & Caller<A>;

export type Handler<E> =
  E extends Endpoint<infer A, infer P, infer Q, infer B, infer R>
    ? (call: Call<A, P, Q, B>) => TaskEither<Failure, R | Answer<R> | JsonText | EventStream<R> | Afterwards<R | Answer<R>> | Download>
    : never;

/**
 * Concurrent calls by staff of one organisation and role, run in one transaction. Each has its own answer: a refused call has written
 * nothing, and null marks a call that conflicts with another of the group and runs after it.
 */
export class Together<C, R> {
  readonly work: (tx: Tx, calls: readonly C[]) => Promise<readonly (Either<Failure, R> | null)[]>;
  constructor(work: (tx: Tx, calls: readonly C[]) => Promise<readonly (Either<Failure, R> | null)[]>) {
    this.work = work;
  }
}

export type TogetherHandler<E> =
  E extends Endpoint<infer A, infer P, infer Q, infer B, infer R>
    ? A extends StaffAccess
      ? Together<Omit<Call<A, P, Q, B>, "tx">, R>
      : never
    : never;
