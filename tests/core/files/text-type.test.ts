import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { textType } from "../../../core/files/text-type.rule.ts";

describe("The type of a text", () => {
  it.each([
    ["plain words", "a.txt", "text/plain"],
    ["plain words", "a.png", "text/plain"],
    ["a;b\n", "a.csv", "text/csv"],
    ["{}", "a.json", "application/json"],
    ["# Title", "README.md", "text/markdown"],
    ["alert(1)", "a.js", "text/plain"],
    ["a { color: red }", "a.css", "text/plain"],
    ["BEGIN:VCARD", "a.vcf", "text/vcard"],
    ["WEBVTT", "a.txt", "text/vtt"],
    ["\ufeffWEBVTT - Harbour\n", "", "text/vtt"],
    ["<!DOCTYPE html><p>", "a.txt", "text/html"],
    [" \n<!-- a --> <ScRiPt>alert(1)</script>", "a.csv", "text/html"],
    ["<html", "a.json", "text/html"],
    ["<svg onload=alert(1)>", "a.txt", "image/svg+xml"],
    ["<?xml version='1.0'?><!-- x --><svg:svg xmlns:svg='x'>", "a.xml", "image/svg+xml"],
    ["<!DOCTYPE svg PUBLIC '-//W3C//DTD SVG 1.1//EN' 'x'><svg>", "a", "image/svg+xml"],
    ["<?xml version='1.0'?><rss>", "a", "application/xml"],
    ["<rss>", "a.svg", "image/svg+xml"],
    ["no page", "a.html", "text/html"],
  ])("should for %j in %j be %s", (start, name, type) => {
    expect(textType(start, name)).toBe(type);
  });

  it("should never be one that a page runs or applies", () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom("js", "mjs", "css", "wasm", "txt", "htm", "csv"), (start, extension) => {
        expect(textType(start, `a.${extension}`)).not.toMatch(/script|css|wasm/);
      }),
    );
  });
});
