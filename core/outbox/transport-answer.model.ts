/**
 * What a transport says of one attempt.
 * @property said the other side's own words
 * - accepted: taken over by the provider; `id` is its name there
 * - kept: stays in the outbox of this process, for the demo
 * - smtp: a reply code, about this message or about the connection (greeting, TLS, login)
 * - http: a status that is no success
 * - unreachable: no answer, or one that was cut off
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
