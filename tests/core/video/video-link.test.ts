import { describe, expect, it } from "vitest";
import { videoLink } from "../../../core/video/video-link.rule.ts";

const youtube = (id: string, start: number | null = null) => ({
  provider: "youtube",
  id,
  embed_url: `https://www.youtube-nocookie.com/embed/${id}`,
  start,
});
const vimeo = (id: string, hash = "") => ({
  provider: "vimeo",
  id,
  embed_url: `https://player.vimeo.com/video/${id}${hash === "" ? "" : `?h=${hash}`}`,
  start: null,
});

describe("video link", () => {
  it.each([
    "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
    "https://youtube.com/watch?feature=share&v=dQw4w9WgXcQ&list=PL1",
    "http://m.youtube.com/watch?v=dQw4w9WgXcQ",
    "https://music.youtube.com/watch?v=dQw4w9WgXcQ",
    "https://www.youtube.com/shorts/dQw4w9WgXcQ",
    "https://www.youtube.com/embed/dQw4w9WgXcQ",
    "https://www.youtube.com/live/dQw4w9WgXcQ/",
    "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ",
    "HTTPS://YOUTU.BE/dQw4w9WgXcQ",
    "  https://youtu.be/dQw4w9WgXcQ?si=abc  ",
  ])("should recognise %s as YouTube [A5.22]", (url) => {
    expect(videoLink(url)).toEqual(youtube("dQw4w9WgXcQ"));
  });

  it.each([
    ["https://vimeo.com/123456", vimeo("123456")],
    ["https://vimeo.com/123456/ab12cd", vimeo("123456", "ab12cd")],
    ["https://player.vimeo.com/video/123456?h=ab12cd", vimeo("123456", "ab12cd")],
    ["https://www.vimeo.com/123456/", vimeo("123456")],
    ["https://player.vimeo.com/video/123456?h=-ab", vimeo("123456")],
    ["https://player.vimeo.com/video/123456?h=ab-", vimeo("123456")],
  ])("should recognise %s as Vimeo, with the hash of a hidden video [A5.22]", (url, expected) => {
    expect(videoLink(url)).toEqual(expected);
  });

  it.each([
    ["https://acme.wistia.com/medias/e4a27b971d", "wistia", "e4a27b971d", "https://fast.wistia.net/embed/iframe/e4a27b971d"],
    ["https://fast.wistia.net/embed/iframe/e4a27b971d", "wistia", "e4a27b971d", "https://fast.wistia.net/embed/iframe/e4a27b971d"],
    ["https://videos.sproutvideo.com/embed/a098/b123", "sprout", "a098", "https://videos.sproutvideo.com/embed/a098/b123"],
    ["https://play.vidyard.com/Xy_1-z", "vidyard", "Xy_1-z", "https://play.vidyard.com/Xy_1-z"],
    ["https://share.vidyard.com/watch/Xy1", "vidyard", "Xy1", "https://play.vidyard.com/Xy1"],
    ["https://play.vidyard.com/Xy1.html", "vidyard", "Xy1", "https://play.vidyard.com/Xy1"],
    [
      "https://www.loom.com/share/0281766fa2d04bb788eaf19e65135184",
      "loom",
      "0281766fa2d04bb788eaf19e65135184",
      "https://www.loom.com/embed/0281766fa2d04bb788eaf19e65135184",
    ],
  ])("should turn %s into an embeddable address [A5.22]", (url, provider, id, embed_url) => {
    expect(videoLink(url)).toEqual({ provider, id, embed_url, start: null });
  });

  it.each([
    ["https://CDN.example.com/a/Film.MP4?sig=a%2Bb&utm_source=mail&x=1#t=5", "file", "https://cdn.example.com/a/Film.MP4?sig=a%2Bb&x=1", 5],
    ["https://cdn.example.com:443/live.m3u8?t=7", "file", "https://cdn.example.com/live.m3u8", 7],
    ["https://cdn.example.com:8443/a.mp4?start=3&si=1&feature=x", "file", "https://cdn.example.com:8443/a.mp4", 3],
    ["https://acme.sharepoint.com/:v:/s/team/abc?e=1&utm_medium=x", "sharepoint", "https://acme.sharepoint.com/:v:/s/team/abc?e=1", null],
    ["https://acme.sharepoint.com/sites/a/film.mp4", "sharepoint", "https://acme.sharepoint.com/sites/a/film.mp4", null],
  ])("should clean %s [A5.22]", (url, provider, embed_url, start) => {
    expect(videoLink(url)).toEqual({ provider, id: null, embed_url, start });
  });

  it.each([
    ["t=90", 90],
    ["t=90s", 90],
    ["t=1m30s", 90],
    ["t=1h2m3s", 3723],
    ["t=2m", 120],
    ["t=1h", 3600],
    ["t=%2090%20", 90],
    ["start=45", 45],
    ["t=0", 0],
    ["t=10&start=20", 10],
    ["t=soon", null],
    ["t=", null],
    ["t=-5", null],
  ])("should read the start of ?%s [A5.22]", (query, start) => {
    expect(videoLink(`https://youtu.be/dQw4w9WgXcQ?${query}`)).toEqual(youtube("dQw4w9WgXcQ", start));
  });

  it.each([
    "",
    "youtube.com/watch?v=dQw4w9WgXcQ",
    "ftp://youtube.com/watch?v=dQw4w9WgXcQ",
    "https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ",
    "https://notyoutube.com/watch?v=dQw4w9WgXcQ",
    "https://evil.example/?u=https://youtube.com/watch?v=dQw4w9WgXcQ",
    "https://youtube.com@evil.example/watch?v=dQw4w9WgXcQ",
    "https://user:pass@cdn.example.com/a.mp4",
    "https://www.youtube.com/watch?v=",
    "https://www.youtube.com/playlist?list=PL1",
    "https://www.youtube.com/embed/videoseries?list=PL1",
    "https://www.youtube.com/@someone",
    "https://vimeo.com/channels/staffpicks",
    "https://evilwistia.com/medias/e4a27b971d",
    "https://sharepoint.com.evil.example/x",
    "https://videos.sproutvideo.com/embed/a098",
    "https://www.loom.com/pricing",
    "https://example.com/a.mp4.html",
    "https://example.com/?file=a.mp4",
    "javascript:alert(1)//youtu.be/x",
    "https://youtu.be/a/dQw4w9WgXcQ",
    "https://youtu.be/dQw4w9WgXcQ/more",
    "https://notm.youtube.com/watch?v=dQw4w9WgXcQ",
    "https://www.youtube.com/watch",
    "https://www.youtube.com/a/watch?v=dQw4w9WgXcQ",
    "https://www.youtube.com/watch/later?v=dQw4w9WgXcQ",
    "https://www.youtube.com/watch?v=%20dQw4w9WgXcQ",
    "https://www.youtube.com/watch?v=dQw4w9WgXcQ%20x",
    "https://www.youtube.com/shorts/dQw4w9WgXcQ/more",
    "https://www.youtube.com/a/shorts/dQw4w9WgXcQ",
    "https://notvimeo.com/123456",
    "https://vimeo.com/channels/123456",
    "https://vimeo.com/123456/ab12cd/more",
    "https://acme.wistia.com/a/medias/e4a27b971d",
    "https://acme.wistia.com/medias/e4a27b971d/more",
    "https://videos.sproutvideo.com/a/embed/a098/b123",
    "https://videos.sproutvideo.com/embed/a098/b123/more",
    "https://evil.example/embed/a098/b123",
    "https://www.vidyard.com/pricing",
    "https://play.vidyard.com/a/Xy1",
    "https://www.loom.com/a/share/0281766fa2d0",
    "https://www.loom.com/share/0281766fa2d0/more",
    "https://exa mple.com/a.mp4",
  ])("should recognise no video in %j [A5.22]", (url) => {
    expect(videoLink(url)).toBeNull();
  });
});
