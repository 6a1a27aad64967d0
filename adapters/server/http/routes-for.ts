import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Actor } from "../../../core/access/actor.model.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import type { AnyEndpoint } from "../../contract/endpoint.ts";
import type { Database, Tx } from "../storage/database.ts";
import type { Handler, Request } from "./call.ts";

/** What a handler receives once its input has been decoded; the types of each stand in its endpoint. */
export type AnyCall = {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly request: Request;
  readonly actor: Actor;
  readonly tx?: Tx;
  readonly database?: Database;
};

export type Route = { readonly endpoint: AnyEndpoint; readonly handle: (call: AnyCall) => TaskEither<Failure, unknown> };

type Contract = Readonly<Record<string, AnyEndpoint>>;
type Handlers<C extends Contract> = { readonly [K in keyof C]: Handler<C[K]> };

/** Pairs each call of a contract with its handler; a missing handler does not compile. */
export const routesFor = <C extends Contract>(contract: C, handlers: Handlers<C>): readonly Route[] =>
  Object.entries(contract).map(([key, endpoint]) => ({ endpoint, handle: (call) => Reflect.apply(handlers[key] ?? missing, undefined, [call]) }));

const missing = (): never => {
  throw new Error("A call has no handler.");
};
