import { cycleMembers, missing, none } from "../kernel/forest.ts";
import type { CompactIndex } from "./compact-index.ts";
import { makeGrowingArray } from "./growing-array.ts";
import { hashText } from "./text-hash.ts";

/** The parent of each record; resolved when all records are known. */
export type ParentLinks = {
  /** @param parent the parent's id as text, or null. Called once for every position, in order. */
  readonly add: (parent: string | null) => void;
  /** Positions whose parent does not exist, and positions that are their own ancestors. */
  readonly resolve: (known: CompactIndex) => { readonly orphans: readonly number[]; readonly onCycle: readonly number[] };
};

/** Uses eight bytes per record. */
export const makeParentLinks = (): ParentLinks => {
  const high = makeGrowingArray();
  const low = makeGrowingArray();
  return {
    add: (parent) => {
      const hash = parent === null ? { high: 0, low: 0 } : hashText(parent);
      high.push(hash.high);
      low.push(hash.low);
    },
    resolve: (known) => {
      const parent = Int32Array.from({ length: low.length() }, (_, at) =>
        low.at(at) === 0 ? none : (known.findHash({ high: high.at(at), low: low.at(at) }) ?? missing),
      );
      const cycle = cycleMembers(parent);
      const orphans: number[] = [];
      const onCycle: number[] = [];
      parent.forEach((above, at) => {
        if (above === missing) orphans.push(at);
        if (cycle[at] === 1) onCycle.push(at);
      });
      return { orphans, onCycle };
    },
  };
};
