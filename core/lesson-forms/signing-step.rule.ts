import type { SigningRequest } from "./signing-request.rule.ts";

/** A stored document, as far as it decides what is next; epoch seconds. */
export type KnownSigning = { readonly document: string | null; readonly created_at: number; readonly signed_at: number | null };

/** What is done when a learner opens a document: it is created, SignWell is asked about it, or nothing, for the given reason. */
export type SigningStep =
  | { readonly kind: "create"; readonly request: SigningRequest }
  | { readonly kind: "ask"; readonly document: string }
  | { readonly kind: "none"; readonly state: "unset" | "no-email" | "no-template" | "preparing" | "signed" };

/** Seconds after which a request that creates a document counts as lost. */
const creationSeconds = 30;

/**
 * @param known the learner's document, null without one
 * @param request the document to create, or why there can be none
 * @param now epoch seconds
 */
export const signingStep = (
  isConnected: boolean,
  known: KnownSigning | null,
  request: SigningRequest | "no-email" | "no-template",
  now: number,
): SigningStep => {
  if (known !== null && known.signed_at !== null) return { kind: "none", state: "signed" };
  if (!isConnected) return { kind: "none", state: "unset" };
  if (known?.document !== null && known?.document !== undefined) return { kind: "ask", document: known.document };
  if (known !== null && now - known.created_at < creationSeconds) return { kind: "none", state: "preparing" };
  return typeof request === "string" ? { kind: "none", state: request } : { kind: "create", request };
};
