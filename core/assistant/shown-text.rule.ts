const wholes = /\[[^\]\n]*\]\([^()\s]*\)|\*\*[^*\n]+\*\*|`[^`\n]+`/g;

/** What a reply shows once so many characters are typed: never half a link, half a bold word, half a code or half a character. */
export const shownText = (content: string, shown: number): string => {
  if (shown >= content.length) return content;
  const split = [...content.matchAll(wholes)].find(({ index, 0: whole }) => index < shown && shown < index + whole.length);
  const text = content.slice(0, split === undefined ? shown : split.index);
  return /[\uD800-\uDBFF]$/.test(text) ? text.slice(0, -1) : text;
};
