import type { Either } from "fp-ts/lib/Either.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Actor } from "../../../core/access/actor.model.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import type { AnyEndpoint } from "../../contract/endpoint.ts";
import type { Database, Tx } from "../storage/database.ts";
import { type Handler, type Request, Together, type TogetherHandler } from "./call.ts";

/** What a handler receives once its input has been decoded; the endpoint defines the types. */
export type AnyCall = {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly request: Request;
  readonly actor: Actor;
  readonly tx?: Tx;
  readonly database?: Database;
};

/** An endpoint and its handler, for single calls or for groups of calls. */
export type Route = { readonly endpoint: AnyEndpoint } & (
  | { readonly handle: (call: AnyCall) => TaskEither<Failure, unknown> }
  | { readonly together: (tx: Tx, calls: readonly AnyCall[]) => Promise<readonly (Either<Failure, unknown> | null)[]> }
);

type Contract = Readonly<Record<string, AnyEndpoint>>;
type Handlers<C extends Contract> = { readonly [K in keyof C]: Handler<C[K]> | TogetherHandler<C[K]> };

/** Pairs each endpoint of a contract with its handler; a missing handler does not compile. */
export const routesFor = <C extends Contract>(contract: C, handlers: Handlers<C>): readonly Route[] =>
  Object.entries(contract).map(([key, endpoint]) => {
    const handler: unknown = handlers[key];
    if (handler instanceof Together) return { endpoint, together: (tx, calls) => handler.work(tx, calls) };
    return { endpoint, handle: (call) => Reflect.apply(typeof handler === "function" ? handler : missing, undefined, [call]) };
  });

const missing = (): never => {
  throw new Error("A call has no handler.");
};
