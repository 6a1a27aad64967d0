import * as t from "io-ts";
import type { AccessRule } from "../../core/access/access-rule.rule.ts";
import type { CallEvent } from "../../core/analytics/call-event.rule.ts";
import type { TokenArea } from "../../core/auth/token-scope.model.ts";
import { isPortalPath } from "../../core/client/request-path.rule.ts";
import type { Refusal } from "../../core/kernel/refusal.ts";
import { type WhileViewing, whileViewing } from "../../core/view-as/while-viewing.rule.ts";

export type Method = "GET" | "POST" | "PUT" | "DELETE";
/** Rate-limit classes; the limits are in `adapters/server/http/flood.ts`. */
export type RateClass = "general" | "write" | "search" | "assistant" | "login" | "reset" | "upload" | "public";

/** One HTTP call, declared once; client, server, OpenAPI, isolation matrix and fuzzer interpret it. */
export type Endpoint<A extends AccessRule, P, Q, B, R> = {
  readonly name: string;
  /** One sentence for the API reference. */
  readonly summary: string;
  readonly method: Method;
  /** `/api/…` with `:name` for parameters */
  readonly path: string;
  readonly access: A;
  readonly params: t.Type<P, Record<string, string>, unknown>;
  readonly query: t.Type<Q, Record<string, string | undefined>, unknown>;
  readonly body: t.Type<B, unknown, unknown>;
  readonly reply: t.Type<R, unknown, unknown>;
  /** maximum size of the body in bytes */
  readonly bodyLimit: number;
  /** how a longer body is refused; null: like those of other calls */
  readonly tooLarge: Refusal | null;
  readonly rate: RateClass;
  /** the reply is a stream of server-sent events, each decoded by `reply` */
  readonly isStream: boolean;
  /** the body is the bytes of a file, sent as application/octet-stream */
  readonly takesFile: boolean;
  /** the reply is a file of this type; `reply` is text */
  readonly givesFile: "text/csv" | null;
  /** refused with 429 while the organisation has neither an active plan nor a trial */
  readonly needsPlan: boolean;
  /** an open call that uses the session it is sent with, unless its query has this key; null: it uses none */
  readonly sessionUnless: string | null;
  /** open to a session that has to set up two-step sign-in before anything else */
  readonly duringTwoStepSetUp: boolean;
  /** carries the active team; a call without it carries only the teams that it names itself */
  readonly carriesTeams: boolean;
  /** the reply wraps each field as `{value}` */
  readonly wrapsValues: boolean;
  /** sent below `portal/` while a portal profile is active */
  readonly hasPortalPath: boolean;
  /** waits for a new sign-in when its session has expired, and is then retried */
  readonly heldAtSignIn: boolean;
  /** what the call does in a tab that shows the portal as a learner gets it */
  readonly whileViewing: WhileViewing;
  /** the area of API tokens that it belongs to; null: as `core/auth/token-scope.rule.ts` says of the beginning of its name */
  readonly tokenArea: TokenArea | null;
  /** the analytics event that a success counts as; null for none */
  readonly event: CallEvent | null;
};

/** An endpoint whose types are erased. */
export type AnyEndpoint = Omit<Endpoint<AccessRule, unknown, unknown, unknown, unknown>, "params" | "query" | "body" | "reply"> & {
  readonly params: t.Mixed;
  readonly query: t.Mixed;
  readonly body: t.Mixed;
  readonly reply: t.Mixed;
};

const nothing = t.type({}, "Nothing");

/** The input of a call that takes none; spread it first and override what the call takes. */
export const noInput = { params: nothing, query: nothing, body: nothing } as const;

/** Maximum body size in bytes by access: unauthenticated callers and learners send little. A call that needs more declares it. */
const bodyLimits = { anyone: 16_384, learner: 65_536, staff: 1_048_576 } as const satisfies Record<AccessRule["kind"], number>;

type Defaulted =
  | "bodyLimit"
  | "tooLarge"
  | "rate"
  | "isStream"
  | "takesFile"
  | "givesFile"
  | "needsPlan"
  | "sessionUnless"
  | "duringTwoStepSetUp"
  | "carriesTeams"
  | "wrapsValues"
  | "hasPortalPath"
  | "heldAtSignIn"
  | "whileViewing"
  | "tokenArea"
  | "event";
type Declared<A extends AccessRule, P, Q, B, R> = Omit<Endpoint<A, P, Q, B, R>, Defaulted> &
  Partial<Pick<Endpoint<A, P, Q, B, R>, Defaulted>>;

/**
 * Declares a call. By default the body limit follows from the access, reads and writes have their own rate-limit class, writes of staff
 * need a plan, calls of staff carry the active team, and an expired session asks the caller to sign in again.
 */
export const endpoint = <A extends AccessRule, P, Q, B, R>(declared: Declared<A, P, Q, B, R>): Endpoint<A, P, Q, B, R> => ({
  bodyLimit: bodyLimits[declared.access.kind],
  tooLarge: null,
  rate: declared.method === "GET" ? "general" : "write",
  isStream: false,
  takesFile: false,
  givesFile: null,
  sessionUnless: null,
  needsPlan: declared.method !== "GET" && declared.access.kind === "staff",
  duringTwoStepSetUp: false,
  carriesTeams: declared.access.kind === "staff",
  wrapsValues: false,
  hasPortalPath: isPortalPath(declared.path.replace("/api/", "")),
  heldAtSignIn: declared.access.kind !== "anyone",
  whileViewing: whileViewing(declared.method),
  tokenArea: null,
  event: null,
  ...declared,
});
