import StreamPlayer from "hls.js";
import { hlsDriver } from "../lesson/hls-driver.ts";
import { answerPlayer } from "./answering-driver.ts";

answerPlayer({
  hls: {
    id: /^https?:\/\//,
    draw: (root, address) => {
      const video = document.createElement("video");
      video.playsInline = true;
      video.preload = "metadata";
      root.append(video);
      return hlsDriver(video, address, async () => StreamPlayer);
    },
  },
});
