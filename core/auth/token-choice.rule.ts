import { readingScopes, scopeIn, type TokenArea, tokenAreas, type TokenScope } from "./token-scope.model.ts";

/**
 * The choice of a token's scopes in a form.
 * @property access everything without limits, reading everything, or the chosen scopes
 */
export type TokenChoice = { readonly access: "all" | "read" | "chosen"; readonly scopes: readonly TokenScope[] };

/** @returns the scopes of the new token; null for no limits */
export const chosenScopes = ({ access, scopes }: TokenChoice): readonly TokenScope[] | null =>
  access === "all" ? null : access === "read" ? readingScopes : scopes;

export const lacksScopes = ({ access, scopes }: TokenChoice): boolean => access === "chosen" && scopes.length === 0;

/** The scopes of a token for display: as a whole, or by area. */
export type ScopeSummary =
  | { readonly kind: "all" | "read" }
  | { readonly kind: "areas"; readonly areas: readonly { readonly area: TokenArea; readonly may: "read" | "write" | "both" }[] };

export const scopeSummary = (scopes: readonly TokenScope[] | null): ScopeSummary => {
  if (scopes === null) return { kind: "all" };
  const held = new Set(scopes);
  if (held.size === readingScopes.length && readingScopes.every((scope) => held.has(scope))) return { kind: "read" };
  return {
    kind: "areas",
    areas: tokenAreas.flatMap((area) => {
      const [reads, writes] = [held.has(scopeIn(area, "read")), held.has(scopeIn(area, "write"))];
      return reads || writes ? [{ area, may: reads && writes ? "both" : reads ? "read" : "write" } as const] : [];
    }),
  };
};
