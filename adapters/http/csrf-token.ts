import { token } from "../../core/kernel/token.ts";

/** The newest token that the server has given, sent back with every call. */
export type CsrfToken = { readonly get: () => string | null; readonly put: (token: string) => void };
export const CsrfToken = token<CsrfToken>("http.csrf-token");

export const makeCsrfToken = (): CsrfToken => {
  let newest: string | null = null;
  return { get: () => newest, put: (given) => void (newest = given) };
};
