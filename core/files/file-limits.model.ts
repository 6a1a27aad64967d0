export const megabyte = 1_048_576;

/**
 * Limits of files.
 * @property bytes of a file that is no film
 * @property pixels of a picture
 * @property folderDepth folders inside one another
 * @property name characters of a name
 * @property binSeconds how long deleted files and replaced contents can be restored
 * @property selection entries of a bulk action
 */
export const fileLimits = {
  bytes: 100 * megabyte,
  videoBytes: 500 * megabyte,
  pictureBytes: 15 * megabyte,
  pixels: 40_000_000,
  folderDepth: 5,
  folders: 2_000,
  name: 255,
  description: 500,
  search: 200,
  page: 1_000_000,
  rows: 250,
  defaultRows: 50,
  selection: 500,
  address: 2_000,
  sharePassword: 200,
  binSeconds: 30 * 86_400,
} as const;

/** Widths in pixels at which pictures are also served: near one another, as a phone takes the next that is wide enough for its screen. */
export const pictureWidths = [320, 480, 640, 960, 1280] as const;
export type PictureWidth = (typeof pictureWidths)[number];
