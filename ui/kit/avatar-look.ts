export const avatarColours = 8;

/** One of the eight avatar colours, always the same for the same id. */
export const avatarColour = (id: string): number =>
  (Array.from(id).reduce((hash, letter) => (hash * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003, 7) % avatarColours) + 1;
