/** Text without its percent-encoding; the text itself where that is malformed. */
export const percentDecoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};
