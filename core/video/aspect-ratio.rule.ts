/** The shapes of a video, by what is stored: width to height, empty for the usual 16 to 9. */
export const aspectRatios = { "": [16, 9], "4-5": [4, 5], "1-1": [1, 1], "9-16": [9, 16] } as const;
