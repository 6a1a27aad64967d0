const wholes = /\[[^\]\n]*\]\([^()\s]*\)|\*\*[^*\n]+\*\*|`[^`\n]+`/g;

/** The visible part of a reply after that many typed characters; a link, bold text, code or character is never cut in half. */
export const shownText = (content: string, shown: number): string => {
  if (shown >= content.length) return content;
  const split = [...content.matchAll(wholes)].find(({ index, 0: whole }) => index < shown && shown < index + whole.length);
  const text = content.slice(0, split === undefined ? shown : split.index);
  return /[\uD800-\uDBFF]$/.test(text) ? text.slice(0, -1) : text;
};
