import { ALL_FORMATS, EncodedPacketSink, FilePathSource, Input, type InputTrack } from "mediabunny";

/**
 * What the container of a film or sound tells.
 * @property width of the picture in pixels, after rotation; null for sound alone
 * @property duration seconds
 */
export type FilmFacts = { readonly width: number | null; readonly height: number | null; readonly duration: number };

/** Whether the last part that the container names is there; it is not in a file that was cut. */
const isWhole = async (track: InputTrack, end: number): Promise<boolean> => {
  const last = track.isVideoTrack() || track.isAudioTrack() ? await new EncodedPacketSink(track).getPacket(end) : null;
  return last !== null && last.byteLength > 0;
};

/**
 * Reads the container of a local film or sound.
 * @returns null for a damaged or incomplete one
 */
export const filmFacts = async (path: string): Promise<FilmFacts | null> => {
  const input = new Input({ formats: ALL_FORMATS, source: new FilePathSource(path, { handleUnhandledError: () => undefined }) });
  try {
    const film = await input.getPrimaryVideoTrack();
    const track = film ?? (await input.getPrimaryAudioTrack());
    if (track === null) return null;
    const duration = await input.computeDuration();
    if (!Number.isFinite(duration) || duration <= 0 || !(await isWhole(track, duration))) return null;
    return { width: film?.displayWidth ?? null, height: film?.displayHeight ?? null, duration: Math.round(duration * 1000) / 1000 };
  } catch {
    return null;
  } finally {
    input.dispose();
  }
};
