import { Subject } from "rxjs";
import type { FrameLink } from "../../core/video/frame-link.port.ts";
import type { EngineState } from "../../core/video/video-engine.model.ts";
import type { Every, VideoDriver, VideoEngine } from "../../core/video/video-engine.port.ts";
import { makeVideoEngine } from "../../core/video/video-engine.service.ts";

/** A timer whose tasks run when a test says so. */
export const fakeEvery = (): { readonly every: Every; readonly pass: (times: number) => void } => {
  const tasks = new Set<() => void>();
  return {
    every: (_milliseconds, run) => {
      tasks.add(run);
      return () => void tasks.delete(run);
    },
    pass: (times) => {
      for (let at = 0; at < times; at += 1) for (const run of tasks) run();
    },
  };
};

/** An engine on a frame that a test plays the provider of. */
export const frameEngine = (connect: (link: FrameLink, every: Every) => VideoDriver) => {
  const messages = new Subject<unknown>();
  const posted: unknown[] = [];
  const { every, pass } = fakeEvery();
  const link: FrameLink = { post: (message) => void posted.push(message), message$: messages };
  const engine: VideoEngine = makeVideoEngine(connect(link, every));
  let last: EngineState | null = null;
  engine.state$.subscribe((state) => {
    last = state;
  });
  const state = (): EngineState => {
    if (last === null) throw new Error("The engine has told nothing.");
    return last;
  };
  return { engine, posted, say: (message: unknown) => messages.next(message), pass, state };
};
