import * as E from "fp-ts/lib/Either.js";
import * as t from "io-ts";
import { orDefault } from "../kernel/or-default.ts";
import { ownFilm } from "../video/own-film.rule.ts";
import type { ItemType } from "./items/catalogue.rule.ts";

const Film = t.type({ url: orDefault(t.string, ""), gallery_url: orDefault(t.string, "") });

/** Item types that the portal renders, each with a check of its values. */
const shown = {
  rich_text: () => true,
  video: (values: unknown) => {
    const film = Film.decode(values);
    return E.isRight(film) && ownFilm(film.right) !== null;
  },
  challenge: () => true,
} as const satisfies Partial<Record<ItemType, (values: unknown) => boolean>>;

/** An item type that the portal renders. */
export const ShownType = t.keyof(shown, "ShownType");
export type ShownType = t.TypeOf<typeof ShownType>;

/** Whether the portal renders an item; it does not play videos of providers. */
export const isShownHere = ({ type, values }: { readonly type: string; readonly values: unknown }): boolean =>
  ShownType.is(type) && shown[type](values);
