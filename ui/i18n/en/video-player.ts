import { videoErrorMessage } from "../../../core/video/video-error.rule.ts";
import { catalogue } from "../catalogue.ts";

export const videoPlayerText = catalogue("video-player", {
  back: "Back 10 seconds",
  ahead: "Ahead 10 seconds",
  noCaptions: "No captions",
  quality: "Quality",
  automatic: "Automatic",
  height: "{{height}}p",
  picture: "Picture in picture",
  skip: "Skip, video unavailable",
  skipped: "Skipped. You can continue.",
  notDriven: "This player cannot tell how far you have watched.",
  error: {
    parameter: videoErrorMessage(2),
    browser: videoErrorMessage(5),
    missing: videoErrorMessage(100),
    owner: videoErrorMessage(101),
    connection: videoErrorMessage(0),
    provider: videoErrorMessage(-1),
  },
});
