/** The available playback rates. */
export const playbackRates: readonly number[] = [0.5, 1, 1.5, 2];

/** The device storage key for the playback rate of a lesson's videos. */
export const rateKey = (lessonId: string): string => `rate:${lessonId}`;

/** The stored rate, or 1 when it is missing or not available. */
export const keptRate = (stored: string | null): number => playbackRates.find((rate) => String(rate) === stored) ?? 1;
