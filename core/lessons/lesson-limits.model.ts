const megabyte = 1_048_576;

/**
 * Limits of lessons.
 * @property bytes of a lesson, and of a request that stores one
 * @property folderDepth folders inside one another
 * @property metadata entries of a lesson's metadata
 * @property minutes longest length that can be set by hand
 * @property binSeconds how long deleted lessons and folders can be restored
 * @property selection entries of a bulk action
 * @property keptVersions versions that are neither published nor named
 * @property sittingSeconds pause of an author after which the next change begins a new version
 * @property recentSeconds how long a lesson counts as recently edited
 * @property presenceSeconds after which an author without a sign counts as gone
 */
export const lessonLimits = {
  bytes: 10 * megabyte,
  items: 500,
  changes: 1_000,
  name: 255,
  itemName: 255,
  folderDepth: 5,
  folders: 2_000,
  tags: 50,
  tag: 100,
  metadata: 50,
  metadataName: 100,
  metadataText: 500,
  minutes: 10_000,
  address: 2_000,
  search: 200,
  page: 1_000_000,
  rows: 250,
  defaultRows: 50,
  found: 25,
  selection: 500,
  questionsText: 1_000_000,
  binSeconds: 90 * 86_400,
  keptVersions: 200,
  versionName: 100,
  sittingSeconds: 600,
  recentSeconds: 7 * 86_400,
  presenceSeconds: 45,
} as const;
