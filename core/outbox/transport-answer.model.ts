/**
 * The response of a transport to one attempt.
 * @property said the other side's own words
 * - accepted: accepted by the provider; `id` is its name there
 * - kept: stays in the outbox of this process, for the demo
 * - smtp: a reply code, about this message or about the connection (greeting, TLS, login)
 * - http: an unsuccessful status
 * - unreachable: no response, or a truncated one
 * - absent: no transport is configured
 * - no_line: there is no number to text from
 */
export type TransportAnswer =
  | { readonly kind: "accepted"; readonly id: string | null }
  | { readonly kind: "kept" }
  | { readonly kind: "smtp"; readonly about: "message" | "connection"; readonly code: number; readonly said: string }
  | { readonly kind: "http"; readonly status: number; readonly said: string }
  | { readonly kind: "unreachable"; readonly said: string }
  | { readonly kind: "absent" }
  | { readonly kind: "no_line" };
