import * as t from "io-ts";
import { orNull } from "../kernel/or-null.ts";

/**
 * What a page says of itself.
 * @property url after redirects
 * @property image an address of this product, from which the page's picture can be had
 */
export const LinkPreview = t.type({ url: t.string, title: t.string, description: t.string, image: orNull(t.string) }, "LinkPreview");
export type LinkPreview = t.TypeOf<typeof LinkPreview>;
