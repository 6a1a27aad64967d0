import type { Owned } from "./owned.model.ts";

/** What several users own, added up by kind, in the order in which kinds are named first. */
export const ownedTogether = (all: readonly Owned[]): Owned => {
  const kinds = [...new Set(all.flatMap((owned) => owned.map(({ kind }) => kind)))];
  return kinds.map((kind) => ({
    kind,
    count: all.flat().reduce((sum, one) => (one.kind === kind ? sum + one.count : sum), 0),
  }));
};
