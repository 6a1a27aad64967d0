import { Observable } from "rxjs";
import { contentDriver } from "../../core/video/content-driver.service.ts";
import type { FrameLink } from "../../core/video/frame-link.port.ts";
import type { Every, VideoDriver } from "../../core/video/video-engine.port.ts";
import type { VideoSource } from "../../core/video/video-source.view-model.ts";
import { vimeoDriver } from "../../core/video/vimeo-driver.service.ts";
import { youTubeDriver } from "../../core/video/youtube-driver.service.ts";

const isOf = (frame: HTMLIFrameElement, origin: string, { source, origin: from }: MessageEvent): boolean =>
  source !== null && source === frame.contentWindow && from === origin;

/** The link to a frame: only messages of its own window and origin come in, and what goes out goes to that origin alone. */
export const frameLinkOf = (frame: HTMLIFrameElement, origin: string): FrameLink => ({
  post: (message) => {
    if (frame.isConnected) frame.contentWindow?.postMessage(message, origin);
  },
  message$: new Observable((observer) => {
    const listen = (event: MessageEvent): void => {
      if (isOf(frame, origin, event)) observer.next(event.data);
    };
    window.addEventListener("message", listen);
    return () => window.removeEventListener("message", listen);
  }),
});

export const everyInPage: Every = (milliseconds, run) => {
  const timer = setInterval(run, milliseconds);
  return () => clearInterval(timer);
};

const drivers = { youtube: youTubeDriver, vimeo: vimeoDriver, content: contentDriver } as const;

/** Drives a provider's player in a frame. */
export const frameDriver = (frame: HTMLIFrameElement, { speaks, origin }: Extract<VideoSource, { kind: "frame" }>): VideoDriver =>
  drivers[speaks](frameLinkOf(frame, origin), everyInPage);
