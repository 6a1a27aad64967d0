import fc from "fast-check";
import { omniRoute } from "../../core/shell/omni-record.rule.ts";
import { type OmniResult, omniTypes } from "../../core/shell/omni.model.ts";

const mixedCase = (word: string): fc.Arbitrary<string> =>
  fc.constantFrom(word, word.toUpperCase(), (word[0] ?? "").toUpperCase() + word.slice(1));

/** A term and one name for each rank from 0 to 4, by how it was built. */
export const namesByRank: fc.Arbitrary<{ readonly term: string; readonly names: readonly string[] }> = fc
  .record({ term: fc.stringMatching(/^[a-m]{2,6}$/), other: fc.stringMatching(/^[n-z]{1,6}$/) })
  .chain(({ term, other }) =>
    fc
      .tuple(
        mixedCase(term),
        mixedCase(`${term}${other}`),
        mixedCase(`${other} ${term}${other}`),
        mixedCase(`${other}${term}`),
        mixedCase(other),
      )
      .map((names) => ({ term, names })),
  );

/** Records as a search may find them, some of the same name. */
export const omniResult: fc.Arbitrary<OmniResult> = fc
  .record({
    name: fc.constantFrom("Anna", "ANNA", "Ánna", "Anna Berg", "Johanna", "Berg Anna", "Hafen", "Øyvind"),
    type: fc.constantFrom(...omniTypes),
    id: fc.integer({ min: 1, max: 9 }),
    info: fc.constantFrom("", "anna@mail.example", "live"),
  })
  .map((record) => ({ ...record, route: omniRoute(record.type, record.id) }));
