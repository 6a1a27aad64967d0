import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contentDisposition, isShownInline } from "../../../core/files/content-disposition.rule.ts";

const nameIn = (header: string): string => {
  const [, encoded] = /filename\*=UTF-8''([^;]*)$/.exec(header) ?? [];
  return encoded === undefined ? (/filename="([^"]*)"$/.exec(header)?.[1] ?? "") : decodeURIComponent(encoded);
};

describe("contentDisposition", () => {
  it("should carry a name of any language", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", minLength: 1 }), (name) => {
        const header = contentDisposition("attachment", name);
        expect(nameIn(header)).toBe(name.toWellFormed());
        expect(header).toMatch(/^[\x20-\x7e]+$/);
      }),
    );
  });

  it.each([
    ["report.pdf", 'inline; filename="report.pdf"'],
    ["Prüfung №1.pdf", "inline; filename=\"Pr_fung _1.pdf\"; filename*=UTF-8''Pr%C3%BCfung%20%E2%84%961.pdf"],
    ['a"b\\c.pdf', "inline; filename=\"a_b_c.pdf\"; filename*=UTF-8''a%22b%5Cc.pdf"],
    ["it's (1)*.pdf", 'inline; filename="it\'s (1)*.pdf"'],
    ["ü'(1)*.pdf", "inline; filename=\"_'(1)*.pdf\"; filename*=UTF-8''%C3%BC%27%281%29%2A.pdf"],
    ["a\r\nx-evil: 1.pdf", "inline; filename=\"a__x-evil: 1.pdf\"; filename*=UTF-8''a%0D%0Ax-evil%3A%201.pdf"],
  ])("should write %j as RFC 6266 and RFC 8187 say", (name, header) => {
    expect(contentDisposition("inline", name)).toBe(header);
  });
});

describe("isShownInline", () => {
  it.each([
    "image/png",
    "image/jpeg",
    "image/gif",
    "image/webp",
    "image/avif",
    "video/mp4",
    "audio/mpeg",
    "application/pdf",
    "IMAGE/PNG; q=1",
  ])("should hold for %s", (mime) => expect(isShownInline(mime)).toBe(true));

  it.each([
    "image/svg+xml",
    "image/SVG",
    "text/html",
    "application/xhtml+xml",
    "text/xml",
    "image/xml",
    "text/vtt",
    "application/javascript",
    "",
    "image/",
    "application/pdfx",
  ])("should not hold for %j", (mime) => expect(isShownInline(mime)).toBe(false));
});
