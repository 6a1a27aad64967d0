import { failureRefusals } from "./failure-refusals.ts";
import type { Reason, Refusal, Saying } from "./refusal.ts";

/** Field errors: messages by dotted path of the field. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

/** Field errors as the core creates them: with their codes, where they have some. */
export type FieldRefusals = Readonly<Record<string, readonly (Refusal | string)[]>>;

/** The codes of field errors, by the same paths and in the same order; null for a message without one. */
export type FieldReasons = Readonly<Record<string, readonly (Reason | null)[]>>;

/** Everything that can go wrong with a command, as one closed union; messages from a table of refusals have a code and values. */
export type Failure =
  | { readonly tag: "offline" }
  | { readonly tag: "timeout" }
  | ({ readonly tag: "unauthorized" } & Saying)
  | ({ readonly tag: "forbidden"; readonly needs?: string } & Saying)
  | ({ readonly tag: "not-found" } & Saying)
  | ({ readonly tag: "conflict"; readonly current?: unknown } & Saying)
  | ({
      readonly tag: "invalid";
      readonly errors: FieldErrors;
      readonly reasons?: FieldReasons;
      readonly messages?: readonly string[];
    } & Saying)
  | ({ readonly tag: "too-large"; readonly limit: number } & Saying)
  | ({ readonly tag: "limited"; readonly payload: unknown } & Saying)
  | { readonly tag: "malformed"; readonly endpoint: string; readonly report: readonly string[] }
  | ({ readonly tag: "busy"; readonly retryAfter: number } & Saying)
  | ({ readonly tag: "full" } & Saying)
  | ({ readonly tag: "server"; readonly requestId: string | null } & Saying);

/** The source of a failure message: a refusal of a table, or a sentence without a code. */
type Said = Refusal | string;

const saying = (said: Said): Saying => (typeof said === "string" ? { message: said } : said);
const reasonOf = (said: Said): Reason | null => (typeof said === "string" ? null : { code: said.code, values: said.values });
const byField = <A>(refusals: FieldRefusals, of: (said: Said) => A): Readonly<Record<string, readonly A[]>> =>
  Object.fromEntries(Object.entries(refusals).map(([field, said]) => [field, said.map(of)]));

/** Field errors as plain messages. */
export const messagesOf = (refusals: FieldRefusals): FieldErrors => byField(refusals, (said) => saying(said).message);

export const unauthorized = (said: Said): Failure => ({ tag: "unauthorized", ...saying(said) });
/** @param needs the missing permission, feature or plan, in words */
export const forbidden = (said: Said, needs?: string): Failure => ({
  tag: "forbidden",
  ...saying(said),
  ...(needs === undefined ? {} : { needs }),
});
export const notFound = (said: Said): Failure => ({ tag: "not-found", ...saying(said) });
/** @param current the stored version, so that another user's change is not overwritten unseen */
export const conflict = (said: Said, current?: unknown): Failure => ({ tag: "conflict", ...saying(said), current });
/** Invalid input, by field; the message is the first of the field messages. */
export const invalid = (refusals: FieldRefusals): Failure => {
  const all = Object.values(refusals).flat();
  const errors = messagesOf(refusals);
  const failure = { tag: "invalid" as const, ...saying(all[0] ?? failureRefusals.invalid_input), errors };
  return all.every((said) => typeof said === "string") ? failure : { ...failure, reasons: byField(refusals, reasonOf) };
};

/** Whether the server gave no answer: it was not reached, or too slow. */
export const isUnreachable = ({ tag }: Failure): boolean => tag === "offline" || tag === "timeout";

/** The message of a failure, with its code where it has one; sentences that a response only lists are joined. */
export const sayingOf = (failure: Failure): Saying => {
  if (!("message" in failure)) return failureRefusals[failure.tag];
  if (failure.tag === "invalid" && failure.messages !== undefined) return { message: [...new Set(failure.messages)].join(" ") };
  const { message, code, values = {} } = failure;
  return code === undefined ? { message } : { message, code, values };
};

/** The message of a failure for display, including all sentences that the server listed. */
export const failureMessage = (failure: Failure): string => sayingOf(failure).message;

/** The messages of one field, each with its code where it has one. */
export const fieldSayings = (failure: Extract<Failure, { readonly tag: "invalid" }>, field: string): readonly Saying[] =>
  (failure.errors[field] ?? []).map((message, at) => ({ message, ...failure.reasons?.[field]?.[at] }));
