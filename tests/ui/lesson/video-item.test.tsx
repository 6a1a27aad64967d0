import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { WatchReport } from "../../../core/learning/watch-report.model.ts";
import { LessonItemView } from "../../../ui/lesson/item.view.tsx";

const showFrames = (content: string | null): void => {
  const meta = document.createElement("meta");
  meta.name = "cygnet-video";
  meta.content = JSON.stringify({ shows: true, content_origin: content, bases: {} });
  document.head.append(meta);
};
afterEach(() => document.querySelectorAll('meta[name="cygnet-video"]').forEach((meta) => meta.remove()));

const draw = (values: Readonly<Record<string, unknown>>) => {
  const onUnavailable = vi.fn<(code: number) => void>();
  const onPlayed = vi.fn<(report: WatchReport) => void>();
  const playback = { rate: 1, onRate: () => undefined, furthest: 0, onPlayed, now: () => performance.now() / 1000, onUnavailable };
  const view = (
    <LessonItemView type="video" name="Tour" values={values} answer={null} score={null} onAnswer={() => undefined} playback={playback} />
  );
  return { ...render(view), onUnavailable, onPlayed };
};
const frame = (): HTMLIFrameElement => {
  const found = document.querySelector("iframe");
  if (found === null) throw new Error("No frame.");
  return found;
};
const says = (data: unknown, origin: string, source: Window | null = frame().contentWindow): void =>
  act(() => void window.dispatchEvent(new MessageEvent("message", { data, origin, source })));

const youTube = "https://www.youtube-nocookie.com";
const told = (event: string, info: unknown): string => JSON.stringify({ event, info });
const ready = told("initialDelivery", { currentTime: 0, duration: 60, playbackRate: 1, playerState: 5 });

describe("A video of a provider", () => {
  it("should be a frame that tells its host where it is, and may not leave the page", () => {
    showFrames(null);
    draw({ url: "https://youtu.be/abc123" });
    expect(frame().src).toContain(`${youTube}/embed/abc123?`);
    expect(frame().getAttribute("referrerpolicy")).toBe("strict-origin-when-cross-origin");
    expect(frame().getAttribute("sandbox")).not.toContain("top-navigation");
    expect(frame().title).toBe("Tour");
  });

  it("should be driven by messages of its own window and origin alone", () => {
    showFrames(null);
    draw({ url: "https://youtu.be/abc123" });
    const player = screen.getByRole("group", { name: "Video: Tour" });
    says(ready, "https://evil.example");
    says(ready, youTube, window);
    expect(player.dataset["status"]).toBe("loading");
    says(ready, youTube);
    expect(player.dataset["status"]).toBe("ready");
    says(told("onStateChange", 1), youTube);
    expect(screen.getByRole("button", { name: "Pause" })).toBeDefined();
  });

  it.each([
    [2, "The video link has an invalid parameter."],
    [5, "This video cannot be played in the browser."],
    [100, "Video not found."],
    [101, "The owner does not allow this video here."],
    [150, "The owner does not allow this video here."],
  ])("should say the error %i in words, and offer to go on when it is required [A8.14] [M42]", (code, words) => {
    showFrames(null);
    const { onUnavailable } = draw({ url: "https://youtu.be/abc123", required: true });
    says(ready, youTube);
    says(told("onError", code), youTube);
    expect(screen.getByRole("alert").textContent).toContain(words);
    fireEvent.click(screen.getByRole("button", { name: "Skip, video unavailable" }));
    expect(onUnavailable.mock.calls).toEqual([[code]]);
    expect(screen.getByText("Skipped. You can continue.")).toBeDefined();
  });

  it("should offer nothing to skip when it is not required, and open anew", () => {
    showFrames(null);
    draw({ url: "https://youtu.be/abc123" });
    says(told("onError", 100), youTube);
    expect(screen.queryByRole("button", { name: "Skip, video unavailable" })).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    says(ready, youTube);
    expect(screen.getByRole("group", { name: "Video: Tour" }).dataset["status"]).toBe("ready");
  });

  it("should without a content origin be a plain frame that holds nobody up", () => {
    showFrames(null);
    const { onUnavailable } = draw({ url: "https://harbor.wistia.com/medias/abc123", required: true });
    expect(frame().src).toBe("https://fast.wistia.net/embed/iframe/abc123");
    fireEvent.click(screen.getByRole("button", { name: "Skip, video unavailable" }));
    expect(onUnavailable).toHaveBeenCalledOnce();
  });

  it("should on a content origin be a frame of it", () => {
    showFrames("https://content.example");
    draw({ url: "https://harbor.wistia.com/medias/abc123", required: true });
    expect(frame().src).toBe("https://content.example/frame/video?provider=wistia&id=abc123");
  });

  it("should of Loom be 960 pixels wide, and never be required [A9.25] [A5.21]", () => {
    showFrames(null);
    draw({ url: "https://www.loom.com/share/abc123", required: true });
    expect(frame().getAttribute("width")).toBe("960");
    expect(screen.queryByRole("button", { name: "Skip, video unavailable" })).toBeNull();
  });

  it("should be a link where the page may hold no frames", () => {
    draw({ url: "https://youtu.be/abc123" });
    expect(document.querySelector("iframe")).toBeNull();
    expect(screen.getByRole("link", { name: "Watch on YouTube" })).toBeDefined();
  });
});

describe("The controls of a video", () => {
  const film = () => {
    draw({ gallery_url: "/none.mp4" });
    const video = document.querySelector("video");
    if (video === null) throw new Error("No video.");
    Object.defineProperties(video, { duration: { value: 60 }, currentTime: { value: 0, writable: true }, paused: { value: true } });
    fireEvent.loadedMetadata(video);
    return video;
  };

  it("should move by ten seconds with buttons and with J and L, and by five with arrows", () => {
    const video = film();
    fireEvent.click(screen.getByRole("button", { name: "Ahead 10 seconds" }));
    expect(video.currentTime).toBe(10);
    const player = screen.getByRole("group", { name: "Video: Tour" });
    fireEvent.keyDown(player, { key: "l" });
    fireEvent.keyDown(player, { key: "ArrowRight" });
    expect(video.currentTime).toBe(25);
    fireEvent.keyDown(player, { key: "j" });
    fireEvent.click(screen.getByRole("button", { name: "Back 10 seconds" }));
    expect(video.currentTime).toBe(5);
  });

  it("should have the four rates [A9.23]", async () => {
    film();
    fireEvent.click(screen.getByRole("button", { name: /Playback rate/ }));
    expect((await screen.findAllByRole("menuitemradio")).map(({ textContent }) => textContent)).toEqual(["0.5×", "1×", "1.5×", "2×"]);
  });
});
