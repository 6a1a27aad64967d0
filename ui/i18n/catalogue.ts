import { register } from "./i18n.ts";
import type { Texts } from "./text-types.ts";

/** The English texts of one area; they are bundled with the code that imports them. */
export type Catalogue<T extends Texts> = { readonly area: string; readonly texts: T };

/**
 * Declares an area's English texts.
 * @param area the file's name, which is also the name of its Spanish file
 */
export const catalogue = <const T extends Texts>(area: string, texts: T): Catalogue<T> => {
  register(area, texts);
  return { area, texts };
};
