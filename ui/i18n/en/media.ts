import { catalogue } from "../catalogue.ts";

export const mediaText = catalogue("media", {
  untitled: "Preview",
  open: "Open in a new tab",
  download: "Download",
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  wholePicture: "Whole picture",
  zoom: "{{percent, number}} %",
  notShown: "This file cannot be shown here",
  notShownBody: "Open it in a tab of its own, or download it.",
  elsewhere: "This file lies on another site",
  elsewhereBody: "It opens in a tab of its own.",
  missing: "This file cannot be shown",
  missingBody: "It may have been moved or deleted.",
  unsafe: "Its address cannot be opened.",
});
