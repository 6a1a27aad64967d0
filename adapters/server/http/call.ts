import type { Either } from "fp-ts/lib/Either.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { AccessRule, LearnerAccess, StaffAccess } from "../../../core/access/access-rule.rule.ts";
import type { Actor, LearnerActor, StaffActor } from "../../../core/access/actor.model.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import type { Language } from "../../../core/portal/language.rule.ts";
import type { Endpoint } from "../../contract/endpoint.ts";
import type { Session } from "../auth/session.store.ts";
import type { Database, Tx } from "../storage/database.ts";
import type { Afterwards, Answer, Download, EventStream, JsonText } from "./answer.ts";

/**
 * What is known of a request beside its input.
 * @property now epoch seconds
 */
export type Request = {
  readonly id: string;
  readonly ip: string;
  readonly userAgent: string;
  /** the language in which the caller wants to be answered; English where a caller says nothing */
  readonly language?: Language;
  readonly now: number;
  /** `https://host[:port]` as browsers see the server */
  readonly origin: string;
  readonly session: Session | null;
  /** what the browser's cookies hold of a sign-in under way and of having been remembered */
  readonly secondStep?: string | null;
  readonly device?: string | null;
  /** ids of the teams that the call is about; null for all of the organisation */
  readonly teams: readonly number[] | null;
  /** whether a script made the call, with a token, or work in the background; nothing where a person did in a page */
  readonly via?: "token" | "job";
  /** the file that came with a call which takes one; it stays only if the call succeeds */
  readonly file: KeptFile | null;
};

/** @property id the name under which the data folder keeps it */
export type KeptFile = { readonly id: string; readonly bytes: number };

type Input<P, Q, B> = { readonly params: P; readonly query: Q; readonly body: B; readonly request: Request };

/** Calls of staff and learners run in one transaction bound to their organisation; open calls make their own. */
type Caller<A extends AccessRule> = A extends StaffAccess
  ? { readonly actor: StaffActor; readonly tx: Tx }
  : A extends LearnerAccess
    ? { readonly actor: LearnerActor; readonly tx: Tx }
    : { readonly actor: Actor; readonly database: Database };

export type Call<A extends AccessRule, P, Q, B> = Input<P, Q, B> & Caller<A>;

export type Handler<E> =
  E extends Endpoint<infer A, infer P, infer Q, infer B, infer R>
    ? (call: Call<A, P, Q, B>) => TaskEither<Failure, R | Answer<R> | JsonText | EventStream<R> | Afterwards<R> | Download>
    : never;

/**
 * Calls of staff of one organisation and role that are made at the same time, done in one transaction. Each has its own answer: what is
 * refused has written nothing, and null stands for a call that meets another of these and is done after it.
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
