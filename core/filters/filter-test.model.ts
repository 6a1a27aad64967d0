import type { TextMatch } from "./text-match.rule.ts";

/** How a set of values may match another. */
export type SetMatch = "overlaps" | "all" | "same" | "contains";

/** How a number may compare with another. */
export type NumberMatch = "eq" | "gt" | "gte" | "lt" | "lte";

/**
 * The test of one value with all references resolved: the few tests that every back end implements.
 * Texts are folded; `date` bounds are `YYYYMMDD` and inclusive; `instant` bounds are epoch seconds, `to` exclusive; bounds may be infinite.
 */
export type FilterTest =
  | { readonly kind: "present" }
  | { readonly kind: "text"; readonly how: TextMatch; readonly texts: readonly string[] }
  | { readonly kind: "phone"; readonly how: TextMatch; readonly texts: readonly string[] }
  | { readonly kind: "set"; readonly how: SetMatch; readonly texts: readonly string[] }
  | { readonly kind: "number"; readonly how: NumberMatch; readonly value: number }
  | { readonly kind: "flag"; readonly value: boolean }
  | { readonly kind: "date"; readonly from: number; readonly to: number }
  | { readonly kind: "instant"; readonly from: number; readonly to: number };
