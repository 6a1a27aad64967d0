import { describe, expect, it } from "vitest";
import { earlyScriptSource } from "../../../../adapters/server/http/early-calls.ts";
import { pagePolicy } from "../../../../adapters/server/http/page-policy.ts";

const sources = {
  support: ["https://chat.example"],
  files: ["https://cdn.example"],
  frames: ["http://content.localhost:4400"],
  ancestors: ["https://intranet.example"],
};
const directive = (url: string, name: string): readonly string[] =>
  pagePolicy(url, sources)
    .split(";")
    .find((each) => each.startsWith(`${name} `))
    ?.split(" ")
    .slice(1) ?? [];

const everywhere = [
  "/ui/",
  "/ui/lessons/3",
  "/portal",
  "/portal?from=mail",
  "/portal/harbor/course/1/lesson/2",
  "/shared/abc",
  "/api/users",
  "/docs/api",
  "/portals/x",
];

describe("The content security policy of a page", () => {
  it.each(everywhere)(
    "should at %s let scripts and connections reach the page's own origin and the support chat alone, but for the portal's first calls",
    (url) => {
      const inline = /^\/portal(?:[/?]|$)/.test(url) ? [earlyScriptSource] : [];
      expect(directive(url, "script-src")).toEqual(["'self'", ...inline, "https://chat.example"]);
      expect(directive(url, "connect-src")).toEqual(["'self'", "https://chat.example"]);
      expect(directive(url, "object-src")).toEqual(["'none'"]);
      expect(directive(url, "frame-ancestors")).toEqual(["'self'", "https://intranet.example"]);
    },
  );

  it.each(["/portal", "/portal?from=mail", "/portal/", "/portal/harbor/course/1/lesson/2"])(
    "should at %s allow frames and media of other hosts",
    (url) => {
      expect(directive(url, "frame-src")).toEqual(["'self'", "https://chat.example", "https:", "http://content.localhost:4400"]);
      expect(directive(url, "media-src")).toEqual(["'self'", "blob:", "https://cdn.example", "https:", "http://content.localhost:4400"]);
    },
  );

  it.each(["/ui/", "/ui/lessons/3", "/shared/abc", "/api/users", "/docs/api", "/portals/x"])("should at %s allow none of them", (url) => {
    expect(directive(url, "frame-src")).toEqual(["'self'", "https://chat.example"]);
    expect(directive(url, "media-src")).toEqual(["'self'", "blob:", "https://cdn.example"]);
  });
});
