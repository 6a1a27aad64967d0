/** The attributes that every element of a rich text may have. */
const everywhere = ["lang", "dir"] as const;

/**
 * The elements of rich texts with their attributes; everything else is removed on write and on render. `class`, `style` and `id` are not among
 * them, so a text cannot change the page around it.
 */
const elements: Readonly<Record<string, readonly string[]>> = {
  p: [],
  br: [],
  hr: [],
  h1: [],
  h2: [],
  h3: [],
  h4: [],
  ul: [],
  ol: ["start"],
  li: [],
  blockquote: [],
  strong: [],
  b: [],
  em: [],
  i: [],
  u: [],
  s: [],
  sub: [],
  sup: [],
  code: [],
  pre: [],
  a: ["href", "title"],
  img: ["src", "alt", "title", "width", "height"],
  figure: [],
  figcaption: [],
  table: [],
  thead: [],
  tbody: [],
  tr: [],
  th: ["colspan", "rowspan", "scope"],
  td: ["colspan", "rowspan"],
  span: [],
};

export const richTextTags: readonly string[] = Object.keys(elements);

/** The attributes of each element. */
export const richTextAttributes: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(elements).map(([tag, own]) => [tag, [...everywhere, ...own]]),
);

/** Schemes of links; addresses of this product may lack one. */
export const linkSchemes: readonly string[] = ["http", "https", "mailto", "tel"];

/** Schemes of pictures; pictures are never part of the text as `data:`. */
export const pictureSchemes: readonly string[] = ["http", "https"];

const scheme = /^([a-z][a-z0-9+.-]*):/i;

/** Whether an address has one of the schemes, or is one of this product; characters that browsers skip, and backslashes, hide nothing. */
export const hasScheme = (address: string, schemes: readonly string[]): boolean => {
  const read = address.replaceAll(/[\p{C}\p{Z}]/gu, "").replaceAll("\\", "/");
  const [, found] = scheme.exec(read) ?? [];
  return found === undefined ? read !== "" && !read.startsWith("//") : schemes.includes(found.toLowerCase());
};

/** Whether the value of an attribute holds nothing that could end a comment or an element where a page is read another way. */
export const isPlainValue = (value: string): boolean => !/<\/|--!?>|\]>/.test(value);
