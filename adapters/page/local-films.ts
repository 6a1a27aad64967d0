import type { LocalFilms } from "../../core/recordings/local-films.port.ts";

/** Milliseconds after which the length of a video counts as unknown. */
const longestMs = 10_000;

const isPart = (piece: unknown): piece is Blob => piece instanceof Blob;

/** Videos as files of the browser. */
export const browserFilms = (page: Document): LocalFilms => ({
  join: (pieces, { name, type, lastModified }) => new File(pieces.filter(isPart), name, { type, lastModified }),
  duration: (file) =>
    new Promise((resolve) => {
      if (!(file instanceof Blob)) return resolve(null);
      const film = page.createElement("video");
      const address = URL.createObjectURL(file);
      const tell = (seconds: number | null): void => {
        URL.revokeObjectURL(address);
        resolve(seconds);
      };
      film.preload = "metadata";
      film.addEventListener("loadedmetadata", () => tell(Number.isFinite(film.duration) ? film.duration : null), { once: true });
      film.addEventListener("error", () => tell(null), { once: true });
      setTimeout(() => tell(null), longestMs);
      film.src = address;
    }),
});
