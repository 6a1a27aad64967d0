/** Maximum characters of a tag. */
export const longestTag = 50;

/** A normalised tag: lower case, no leading `#`, single spaces, at most 50 characters; null when nothing is left. */
export const tagNormalize = (tag: string): string | null => {
  const words = tag
    .normalize("NFC")
    .toLowerCase()
    .normalize("NFC")
    .replace(/^[#\s]+/u, "")
    .replace(/\s+/gu, " ");
  const cut = Array.from(words).slice(0, longestTag).join("").trim();
  return cut === "" ? null : cut;
};

/** Normalised tags: without empty ones and duplicates. */
export const tagsNormalize = (tags: readonly string[]): readonly string[] => [
  ...new Set(tags.map(tagNormalize).filter((tag) => tag !== null)),
];
