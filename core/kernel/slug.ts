/**
 * How slugs are made.
 * @property longest in characters, without the number that a slug gets when it is taken
 * @property otherwise the slug of a name without letters and digits of the Latin alphabet
 */
export type SlugShape = { readonly longest: number; readonly otherwise: string };

/** A slug of a name, for addresses: lower-case letters, digits and hyphens; numbered from 2 when it is taken. */
export const freeSlug = (name: string, taken: ReadonlySet<string>, { longest, otherwise }: SlugShape): string => {
  const plain = name
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, longest)
    .replaceAll(/^-+|-+$/g, "");
  const base = plain === "" ? otherwise : plain;
  const free = (n: number): string => (taken.has(n === 1 ? base : `${base}-${n}`) ? free(n + 1) : n === 1 ? base : `${base}-${n}`);
  return free(1);
};

/** Whether a text is a slug: lower-case letters, digits, and single hyphens between them. */
export const isSlug = (text: string): boolean => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);
