/** Maximum length of a web address, in characters. */
export const longestUrl = 2048;
