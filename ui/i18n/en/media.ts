import { catalogue } from "../catalogue.ts";

export const mediaText = catalogue("media", {
  untitled: "Preview",
  open: "Open in a new tab",
  download: "Download",
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  wholePicture: "Fit to window",
  zoom: "{{percent, number}}%",
  notShown: "This file cannot be shown here",
  notShownBody: "Open it in a new tab, or download it.",
  elsewhere: "This file is on another site",
  elsewhereBody: "It opens in a new tab.",
  missing: "This file cannot be shown",
  missingBody: "It may have been moved or deleted.",
  unsafe: "This link cannot be opened.",
});
