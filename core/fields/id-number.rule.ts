const shape = /^[\p{L}\p{Nd}-]{1,32}$/u;
const shownCharacters = 4;

/** Whether a text is an id number: at most 32 letters, digits and dashes. */
export const isIdNumber = (text: string): boolean => shape.test(text);

/** An id number masked for guests: all but the last four characters hidden. */
export const maskedIdNumber = (text: string): string => {
  const characters = Array.from(text);
  const hidden = Math.max(0, characters.length - shownCharacters);
  return "•".repeat(hidden) + characters.slice(hidden).join("");
};
