import { failureRefusals } from "./failure-refusals.ts";

/** What a field error looks like: dotted path of the field to the messages about it. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

/** Everything that can go wrong with a command, as one closed union. */
export type Failure =
  | { readonly tag: "offline" }
  | { readonly tag: "timeout" }
  | { readonly tag: "unauthorized"; readonly message: string }
  | { readonly tag: "forbidden"; readonly message: string; readonly needs?: string }
  | { readonly tag: "not-found"; readonly message: string }
  | { readonly tag: "conflict"; readonly message: string; readonly current?: unknown }
  | { readonly tag: "invalid"; readonly message: string; readonly errors: FieldErrors; readonly messages?: readonly string[] }
  | { readonly tag: "too-large"; readonly message: string; readonly limit: number }
  | { readonly tag: "limited"; readonly message: string; readonly payload: unknown }
  | { readonly tag: "malformed"; readonly endpoint: string; readonly report: readonly string[] }
  | { readonly tag: "busy"; readonly message: string; readonly retryAfter: number }
  | { readonly tag: "full"; readonly message: string }
  | { readonly tag: "server"; readonly message: string; readonly requestId: string | null };

export const unauthorized = (message: string): Failure => ({ tag: "unauthorized", message });
/** @param needs what is in the way: a permission, feature or plan, in words */
export const forbidden = (message: string, needs?: string): Failure =>
  needs === undefined ? { tag: "forbidden", message } : { tag: "forbidden", message, needs };
export const notFound = (message: string): Failure => ({ tag: "not-found", message });
/** @param current the other's version, so that nothing is overwritten unseen */
export const conflict = (message: string, current?: unknown): Failure => ({ tag: "conflict", message, current });
/** Bad input, by field; the message is the first of the field messages. */
export const invalid = (errors: FieldErrors): Failure => ({
  tag: "invalid",
  message: Object.values(errors)[0]?.[0] ?? failureRefusals.invalid_input,
  errors,
});

/** What a person can act on, in a sentence; in as many as the server listed. */
export const failureMessage = (failure: Failure): string => {
  switch (failure.tag) {
    case "offline":
      return failureRefusals.offline;
    case "timeout":
      return failureRefusals.timeout;
    case "malformed":
      return failureRefusals.malformed;
    case "invalid":
      return [...new Set(failure.messages ?? [failure.message])].join(" ");
    default:
      return failure.message;
  }
};
