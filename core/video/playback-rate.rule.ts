/** How fast a video may be played. */
export const playbackRates: readonly number[] = [0.5, 1, 1.5, 2];

/** Where the rate of a lesson's videos is kept on the device. */
export const rateKey = (lessonId: string): string => `rate:${lessonId}`;

/** The rate that was kept, or 1 for none and for one that is not offered. */
export const keptRate = (stored: string | null): number => playbackRates.find((rate) => String(rate) === stored) ?? 1;
