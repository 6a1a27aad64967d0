import * as t from "io-ts";
import { orNull } from "../kernel/or-null.ts";

/**
 * A page's own metadata.
 * @property url after redirects
 * @property image an address of this product that serves the page's picture
 */
export const LinkPreview = t.type({ url: t.string, title: t.string, description: t.string, image: orNull(t.string) }, "LinkPreview");
export type LinkPreview = t.TypeOf<typeof LinkPreview>;
