/**
 * A version 4 UUID from a repeatable sequence.
 * @param random 0 ≤ x < 1
 */
export const uuidFrom = (random: () => number): string =>
  "xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx".replace(/[xy]/g, (place) =>
    Math.floor(place === "x" ? random() * 16 : 8 + random() * 4).toString(16),
  );
