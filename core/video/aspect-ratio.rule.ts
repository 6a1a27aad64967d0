/** The aspect ratios of a video as width and height, by stored value; empty is the default 16:9. */
export const aspectRatios = { "": [16, 9], "4-5": [4, 5], "1-1": [1, 1], "9-16": [9, 16] } as const;
