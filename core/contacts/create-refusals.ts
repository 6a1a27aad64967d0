/** What is said of an attempt to add a contact that made one already, which is no longer in use. */
export const createRefusals = {
  inBin: "This contact was added before and lies in the bin now. Restore it there, or clear the form for somebody else.",
  merged: "This contact was added before and has been merged into another since.",
} as const;
