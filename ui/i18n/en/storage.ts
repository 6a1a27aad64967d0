import { catalogue } from "../catalogue.ts";

export const storageText = catalogue("storage", {
  title: "Storage",
  used: "Storage in use",
  usedNote: "Pictures, videos and documents of the whole organisation. The same content counts once.",
  files: "Files",
  bin: "In the bin",
  free: "Free",
  near: "Storage is nearly full. Delete files that you no longer need, or choose a larger plan.",
  full: "Storage is full. New files cannot be uploaded until there is room.",
  binNote: "Files in the bin take up storage until they are removed for good, 30 days after they were deleted.",
  largest: "Show the largest files",
  openBin: "Open the bin",
  duplicates: "Find duplicates",
});
