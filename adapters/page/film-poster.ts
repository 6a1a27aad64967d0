/** Milliseconds after which a film is sent without a picture. */
const longestMs = 15_000;
const widest = 1_280;
const quality = 0.8;

const told = (film: HTMLVideoElement, event: "loadeddata" | "seeked"): Promise<void> =>
  new Promise((resolve, reject) => {
    film.addEventListener(event, () => resolve(), { once: true });
    film.addEventListener("error", () => reject(new Error("The film cannot be played.")), { once: true });
    setTimeout(() => reject(new Error("The film takes too long.")), longestMs);
  });

const drawn = (page: Document, film: HTMLVideoElement): Promise<Blob | null> => {
  const scale = Math.min(1, widest / film.videoWidth);
  const canvas = page.createElement("canvas");
  canvas.width = Math.round(film.videoWidth * scale);
  canvas.height = Math.round(film.videoHeight * scale);
  canvas.getContext("2d")?.drawImage(film, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", quality));
};

/**
 * A picture of a film, from near its beginning.
 * @returns null for a film that this browser cannot play
 */
export const filmPoster =
  (page: Document) =>
  async (file: Blob): Promise<Blob | null> => {
    const film = page.createElement("video");
    const address = URL.createObjectURL(file);
    try {
      film.muted = true;
      film.playsInline = true;
      film.preload = "auto";
      const loaded = told(film, "loadeddata");
      film.src = address;
      await loaded;
      if (!Number.isFinite(film.duration) || film.videoWidth === 0) return null;
      const there = told(film, "seeked");
      film.currentTime = Math.min(1, film.duration / 4);
      await there;
      return await drawn(page, film);
    } catch {
      return null;
    } finally {
      film.removeAttribute("src");
      film.load();
      URL.revokeObjectURL(address);
    }
  };
