const day = 86_400;

/**
 * What is known of the length of a provider's video.
 * @property seconds null when the provider has not told it
 * @property checked_at epoch seconds
 */
export type KnownLength = { readonly seconds: number | null; readonly checked_at: number };

/**
 * Whether a provider is to be asked: at once for a new video, on the next day where it did not tell the length, each month otherwise, since
 * videos are replaced.
 * @param now epoch seconds
 */
export const isLengthDue = (known: KnownLength | null, now: number): boolean =>
  known === null || now - known.checked_at >= (known.seconds === null ? day / 2 : 30 * day);

/** The known length of a video after its provider was asked; without an answer it is unchanged. */
export const lengthAfter = (known: KnownLength | null, found: number | null, now: number): KnownLength => ({
  seconds: found ?? known?.seconds ?? null,
  checked_at: now,
});
