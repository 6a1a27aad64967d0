import type { Area } from "../contributions/area.ts";
import { pictureLinksOf } from "./picture-links.crypto.ts";
import { servePictures } from "./serve-pictures.ts";

/** Serves pictures of other servers through signed links. */
export const area: Area = {
  serve: (app, { outside, sealer, sessions, cookies, clock }) =>
    servePictures(app, { outside, pictures: pictureLinksOf(sealer), sessions, cookies, now: clock.now }),
};
