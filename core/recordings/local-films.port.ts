import type { LocalFile } from "../files/uploads.model.ts";

/** Name, type and time of a video on the device. */
export type FilmFacts = { readonly name: string; readonly type: string; readonly lastModified: number };

/** Videos on the device, as files. */
export type LocalFilms = {
  /** One file of the pieces of a recording. */
  readonly join: (pieces: readonly unknown[], facts: FilmFacts) => LocalFile;
  /** @returns seconds; null where the browser cannot tell */
  readonly duration: (file: LocalFile) => Promise<number | null>;
};
