import * as E from "fp-ts/lib/Either.js";
import { bestMatches, matchRank, searchFold } from "../../core/shell/omni-rank.rule.ts";
import type { OmniResult } from "../../core/shell/omni.model.ts";
import type { OmniStore } from "../../core/shell/omni.port.ts";

/**
 * Searches records in memory, by the same rules.
 * @param addresses what contacts are found by beside their names
 */
export const makeOmniStoreFake = (records: () => readonly (OmniResult & { readonly addresses?: readonly string[] })[]): OmniStore => ({
  search:
    ({ term, types, limit }) =>
    async () => {
      if (term.trim() === "") return E.right([]);
      const words = searchFold(term).split(" ");
      const isElsewhere = (addresses: readonly string[]): boolean =>
        addresses.length > 1 && words.every((word) => addresses.some((address) => searchFold(address).includes(word)));
      const found = records().filter(
        ({ name, type, addresses = [] }) => types.includes(type) && (matchRank(name, term) < 4 || isElsewhere([name, ...addresses])),
      );
      return E.right(bestMatches(found, term, limit).map(({ name, type, id, route, info }) => ({ name, type, id, route, info })));
    },
});

/** A record to search for. */
export const omniRecord = (type: OmniResult["type"], id: number, name: string, info = ""): OmniResult => ({
  type,
  id,
  name,
  info,
  route: `/ui/${type}s/${id}`,
});
