import { describe, expect, it } from "vitest";
import { videoView } from "../../../core/learning/video-view.model.ts";
import { captionsFor, nextCaptionLanguage } from "../../../core/video/captions.rule.ts";
import { asWebVtt } from "../../../core/video/web-vtt.rule.ts";

const track = (language: string) => ({ language, url: `/media/1/${language}.vtt` });

describe("Captions of a video", () => {
  it("should be those of the reader's language, else of another form of it, else the author's first", () => {
    const tracks = [track("de"), track("pt-BR"), track("es")];
    expect(captionsFor(tracks, "es")).toEqual(track("es"));
    expect(captionsFor(tracks, "es-MX")).toEqual(track("es"));
    expect(captionsFor(tracks, "pt")).toEqual(track("pt-BR"));
    expect(captionsFor(tracks, "fr")).toEqual(track("de"));
    expect(captionsFor([], "fr")).toBeNull();
  });

  it("should be offered for a language that has none yet, that of the author first", () => {
    expect(nextCaptionLanguage([], ["es"])).toBe("es");
    expect(nextCaptionLanguage([track("es")], ["es", "en"])).toBe("en");
    expect(nextCaptionLanguage([track("es")], ["es"])).toBe("ar");
  });

  it("should reach the player in the author's order, and be none for older items", () => {
    expect(videoView({ gallery_url: "/media/1/a.mp4", captions: [track("es"), track("en")] })?.captions).toEqual([
      track("es"),
      track("en"),
    ]);
    expect(videoView({ gallery_url: "/media/1/a.mp4" })?.captions).toEqual([]);
  });
});

describe("A text of captions", () => {
  it("should stay as it is when it is WebVTT", () => {
    const text = "WEBVTT - Tour\n\n00:01.000 --> 00:02.000 align:start\nHi\n";
    expect(asWebVtt(text)).toBe(text);
  });

  it("should become WebVTT when it is SubRip, whatever its line ends", () => {
    const srt = "\ufeff1\r\n00:00:01,000 --> 00:00:02,500\r\nAhoy, sailor\r\n\r\n2\r\n1:00:03,000 --> 1:00:04,000\r\nTwo\r\n";
    expect(asWebVtt(srt)).toBe("WEBVTT\n\n1\n00:00:01.000 --> 00:00:02.500\nAhoy, sailor\n\n2\n01:00:03.000 --> 01:00:04.000\nTwo\n");
  });

  it.each(["", "WEBVTT\n\n", "Dear all,\nsee you at 10:00.", "00:00:01 --> 00:00:02\nno milliseconds"])(
    "should be refused as %j",
    (text) => {
      expect(asWebVtt(text)).toBeNull();
    },
  );
});
