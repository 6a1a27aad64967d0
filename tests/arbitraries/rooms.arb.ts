import fc from "fast-check";
import type { Participant } from "../../core/rooms/room.model.ts";

const threeHours = 10_800_000;

/**
 * Participants whose answers are young enough to be kept, and others whose answers are not.
 * @param now milliseconds
 */
export const someParticipants = (
  now: number,
): fc.Arbitrary<{ readonly young: readonly Participant[]; readonly old: readonly Participant[] }> => {
  const aged = (age: fc.Arbitrary<number>, prefix: string) =>
    fc.uniqueArray(
      fc.record({
        identity: fc.nat({ max: 50 }).map((n) => `${prefix}${n}`),
        name: fc.constantFrom("Ann", "ann", "Zoe", "Émile", ""),
        timestamp: age.map((ms) => now - ms),
      }),
      { selector: ({ identity }) => identity, maxLength: 8 },
    );
  return fc.record({
    young: aged(fc.integer({ min: -1000, max: threeHours }), "y"),
    old: aged(fc.integer({ min: threeHours + 1, max: threeHours * 10 }), "o"),
  });
};
