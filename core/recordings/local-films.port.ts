import type { LocalFile } from "../files/uploads.model.ts";
import type { FilmFacts } from "./recording.model.ts";

/** Videos on the device, as files. */
export type LocalFilms = {
  /** One file of the pieces of a recording. */
  readonly join: (pieces: readonly unknown[], facts: FilmFacts) => LocalFile;
  /** @returns seconds; null where the browser cannot tell */
  readonly duration: (file: LocalFile) => Promise<number | null>;
};
