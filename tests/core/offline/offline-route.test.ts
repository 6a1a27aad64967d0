import { describe, expect, it } from "vitest";
import { type AskedFor, mostBuiltFiles, offlineRoute, outdatedFiles, outdatedCaches } from "../../../core/offline/offline-route.rule.ts";

const asked = (path: string, change: Partial<AskedFor> = {}): AskedFor => ({
  method: "GET",
  isNavigation: false,
  isOwnOrigin: true,
  path,
  ...change,
});

describe("How a request is answered on the device", () => {
  it.each([
    ["/ui/contacts", "/ui/"],
    ["/portal/harbor/course/3", "/portal/"],
  ])("should be the application's page when %s is opened", (path, application) => {
    expect(offlineRoute(asked(path, { isNavigation: true }))).toEqual({ kind: "page", application });
    expect(offlineRoute(asked(path))).toBeNull();
  });

  it.each([
    ["/assets/Ab3.js", "built-file"],
    ["/theme-boot.js", "plain-file"],
    ["/portal.webmanifest", "plain-file"],
    ["/icons/192.png", "plain-file"],
    ["/media/00000000-0000-0000-0000-000000000001/film.mp4", "media"],
  ])("should be from what is kept for %s", (path, kind) => {
    expect(offlineRoute(asked(path))?.kind).toBe(kind);
  });

  it.each([
    asked("/api/cg/campaigns"),
    asked("/dev/outbox", { isNavigation: true }),
    asked("/shared/token", { isNavigation: true }),
    asked("/offline.js"),
    asked("/portal-files.json"),
    asked("/ui/", { isNavigation: true, method: "POST" }),
    asked("/assets/Ab3.js", { isOwnOrigin: false }),
    asked("/media/x/film.mp4", { method: "HEAD" }),
  ])("should be left to the network for $method $path", (request) => {
    expect(offlineRoute(request)).toBeNull();
  });
});

describe("What is dropped", () => {
  it("should be the oldest built files beyond those that are kept, and no page", () => {
    expect(outdatedFiles(["/ui/", "/assets/1.js", "/assets/2.js", "/portal/", "/assets/3.js"], 2)).toEqual(["/assets/1.js"]);
    expect(outdatedFiles(Array.from({ length: mostBuiltFiles }, (_, at) => `/assets/${at}.js`))).toEqual([]);
  });

  it("should be the caches of earlier versions", () => {
    expect(outdatedCaches(["cygnet-0", "cygnet-1", "cygnet-media-1"])).toEqual(["cygnet-0"]);
  });
});
