import { fireEvent, render, screen } from "@testing-library/react";
import { beforeAll, describe, expect, it } from "vitest";
import { LessonItemView } from "../../../ui/lesson/item.view.tsx";

const draw = (languages: readonly string[]) => {
  const captions = languages.map((language) => ({ language, url: `/media/1/${language}.vtt` }));
  const playback = {
    rate: 1,
    onRate: () => undefined,
    furthest: 0,
    onPlayed: () => undefined,
    now: () => performance.now() / 1000,
    onUnavailable: () => undefined,
  };
  return render(
    <LessonItemView
      type="video"
      name="Tour"
      values={{ gallery_url: "/media/1/tour.mp4", captions }}
      answer={null}
      score={null}
      onAnswer={() => undefined}
      playback={playback}
    />,
  );
};
// jsdom knows no text tracks.
beforeAll(
  () => void Object.defineProperty(HTMLTrackElement.prototype, "track", { configurable: true, value: { mode: "disabled", cues: null } }),
);

const track = (): string | null | undefined => document.querySelector("track")?.getAttribute("src");

describe("The captions of a video of the organisation", () => {
  it("should begin in the language of the page and change by a menu", async () => {
    draw(["de", "en"]);
    expect(track()).toBe("/media/1/en.vtt");
    fireEvent.click(await screen.findByRole("button", { name: /^Captions: ?No captions/u }));
    fireEvent.click(await screen.findByRole("menuitemradio", { name: "German" }));
    expect(track()).toBe("/media/1/de.vtt");
    fireEvent.click(screen.getByRole("button", { name: /^Captions: ?German/u }));
    fireEvent.click(await screen.findByRole("menuitemradio", { name: "No captions" }));
    expect(screen.getByRole("button", { name: /^Captions: ?No captions/u })).toBeDefined();
  });

  it("should be switched by one button where there is one language, and not be offered without any", async () => {
    const { unmount } = draw(["de"]);
    expect(track()).toBe("/media/1/de.vtt");
    fireEvent.click(await screen.findByRole("button", { name: "Captions" }));
    expect(screen.getByRole("button", { name: "Captions" }).getAttribute("aria-pressed")).toBe("true");
    unmount();
    draw([]);
    await screen.findByRole("button", { name: "Play" });
    expect(screen.queryByRole("button", { name: "Captions" })).toBeNull();
  });
});
