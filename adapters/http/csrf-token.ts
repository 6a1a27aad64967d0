import { token } from "../../core/kernel/token.ts";

/** The newest CSRF token from the server, sent with every call. */
export type CsrfToken = { readonly get: () => string | null; readonly put: (token: string) => void };
export const CsrfToken = token<CsrfToken>("http.csrf-token");

export const makeCsrfToken = (): CsrfToken => {
  let newest: string | null = null;
  return { get: () => newest, put: (given) => void (newest = given) };
};
