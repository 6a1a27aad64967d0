import * as E from "fp-ts/lib/Either.js";
import * as t from "io-ts";
import { orDefault } from "../kernel/or-default.ts";
import { ownFilm } from "../video/own-film.rule.ts";
import type { ItemType } from "./items/catalogue.ts";

const Film = t.type({ url: orDefault(t.string, ""), gallery_url: orDefault(t.string, "") });

/** What the portal draws of each type of item; a type without a line is not drawn. */
const shown = {
  rich_text: () => true,
  video: (values: unknown) => {
    const film = Film.decode(values);
    return E.isRight(film) && ownFilm(film.right) !== null;
  },
  challenge: () => true,
} as const satisfies Partial<Record<ItemType, (values: unknown) => boolean>>;

/** A type of item that the portal draws. */
export const ShownType = t.keyof(shown, "ShownType");
export type ShownType = t.TypeOf<typeof ShownType>;

/** Whether the portal shows an item to learners; of films it plays its own, not those of providers. */
export const isShownHere = ({ type, values }: { readonly type: string; readonly values: unknown }): boolean => ShownType.is(type) && shown[type](values);
