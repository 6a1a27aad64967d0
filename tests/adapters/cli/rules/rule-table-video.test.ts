import { describe } from "vitest";
import { cases } from "./rule-cases.ts";

const youtube = (start: number | null) => ({
  provider: "youtube",
  id: "dQw4w9WgXcQ",
  embed_url: "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ",
  start,
});
const seek = (target: number, more: object = {}) => ({
  required: false,
  custom_range: false,
  provider: "youtube",
  start: null,
  end: null,
  furthest: 0,
  target,
  ...more,
});
const must = { required: true, furthest: 10 };
const ranged = { custom_range: true, start: 20, end: 50 };

describe("rules of videos", () => {
  cases("video-link", "A5.22 G103", [
    [{ url: "https://www.youtube.com/watch?v=dQw4w9WgXcQ" }, youtube(null)],
    [{ url: "https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=1m30s" }, youtube(90)],
    [{ url: "https://youtu.be/dQw4w9WgXcQ?start=5" }, youtube(5)],
    [{ url: "https://m.youtube.com/shorts/dQw4w9WgXcQ" }, youtube(null)],
    [{ url: "https://music.youtube.com/watch?v=dQw4w9WgXcQ" }, youtube(null)],
    [{ url: "youtube.com/watch?v=dQw4w9WgXcQ" }, null],
    [{ url: "https://notyoutube.com/watch?v=dQw4w9WgXcQ" }, null],
    [
      { url: "https://vimeo.com/123456" },
      { provider: "vimeo", id: "123456", embed_url: "https://player.vimeo.com/video/123456", start: null },
    ],
    [
      { url: "https://vimeo.com/123456/abcdef" },
      { provider: "vimeo", id: "123456", embed_url: "https://player.vimeo.com/video/123456?h=abcdef", start: null },
    ],
    [
      { url: "https://acme.wistia.com/medias/abc123" },
      { provider: "wistia", id: "abc123", embed_url: "https://fast.wistia.net/embed/iframe/abc123", start: null },
    ],
    [
      { url: "https://videos.sproutvideo.com/embed/a1/b2" },
      { provider: "sprout", id: "a1", embed_url: "https://videos.sproutvideo.com/embed/a1/b2", start: null },
    ],
    [
      { url: "https://share.vidyard.com/watch/abc" },
      { provider: "vidyard", id: "abc", embed_url: "https://play.vidyard.com/abc", start: null },
    ],
    [{ url: "https://www.loom.com/share/abc" }, { provider: "loom", id: "abc", embed_url: "https://www.loom.com/embed/abc", start: null }],
    [
      { url: "https://cdn.example.com/a.mp4?x=1&utm_source=q#f" },
      { provider: "file", id: null, embed_url: "https://cdn.example.com/a.mp4?x=1", start: null },
    ],
    [{ url: "https://cdn.example.com/a.m3u8" }, { provider: "file", id: null, embed_url: "https://cdn.example.com/a.m3u8", start: null }],
    [{ url: "https://example.com/a.avi" }, null],
    [{ url: "" }, null],
  ]);

  cases("video-seek", "A5.20 A5.21 G101", [
    [seek(11, must), { allowed: true, position: 11 }],
    [seek(11.5, must), { allowed: false, position: 10 }],
    [seek(3, must), { allowed: true, position: 3 }],
    [seek(100), { allowed: true, position: 100 }],
    [seek(10, ranged), { allowed: false, position: 20 }],
    [seek(60, ranged), { allowed: false, position: 50 }],
    [seek(30, ranged), { allowed: true, position: 30 }],
    [seek(21, { ...ranged, required: true }), { allowed: true, position: 21 }],
    [seek(22, { ...ranged, required: true }), { allowed: false, position: 20 }],
    [seek(60, { ...ranged, required: true, furthest: 55 }), { allowed: false, position: 50 }],
    [seek(100, { ...must, provider: "loom" }), { allowed: true, position: 100 }],
    [seek(10, { ...ranged, provider: "sharepoint" }), { allowed: true, position: 10 }],
  ]);

  const report = (required: boolean, time: number, furthest: number, last_report: number | null) => ({
    required,
    time,
    furthest,
    last_report,
    now: 100,
  });
  cases("video-report", "A9.03 G102", [
    [report(false, 5, 0, null), { report: true }],
    [report(false, 0, 0, null), { report: false }],
    [report(false, 5, 0, 86), { report: false }],
    [report(false, 5, 0, 85), { report: true }],
    [report(true, 10, 10, 0), { report: false }],
    [report(true, 11, 10, 0), { report: true }],
    [report(true, 11, 10, 90), { report: false }],
  ]);
});
