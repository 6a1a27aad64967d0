import { extensionOfType, plainType } from "../files/file-type.rule.ts";
import type { FilmFacts } from "./recording.model.ts";

/**
 * Name, type and time of a video that is recorded now.
 * @param type of its pieces, with codecs
 * @param now epoch seconds
 */
export const recordedFilm = (type: string, now: number): FilmFacts => ({
  name: `recording-${new Date(now * 1_000).toISOString().slice(0, 19).replaceAll(/[:T]/g, "-")}.${extensionOfType(plainType(type))}`,
  type: plainType(type),
  lastModified: now * 1_000,
});
