import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addressPattern, fileUrl, lastingPart } from "../../../core/files/file-address.rule.ts";

const address = "0b4f6a3e-6a53-4a57-9d7e-1c54c3bd7f11";
const other = "1b4f6a3e-6a53-4a57-9d7e-1c54c3bd7f11";
const replaced = (text: string, url: string, by: string): string => text.replaceAll(new RegExp(addressPattern(lastingPart(url)), "g"), by);

describe("the address of a file", () => {
  it("should be below the host of files, with the name in any language", () => {
    expect(fileUrl("", { address, filename: "Bahía (1).jpg" })).toBe(`/media/${address}/Bah%C3%ADa%20%281%29.jpg`);
    expect(fileUrl("https://cdn.example", { address, filename: "a.jpg" })).toBe(`https://cdn.example/media/${address}/a.jpg`);
    expect(fileUrl("", { address, filename: "\ud800a.jpg" })).toBe(`/media/${address}/a.jpg`);
  });

  it("should be found and replaced as a whole in any text, under any name and host, and no other", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme" }),
        fc.constantFrom("", "https://cdn.example:8443"),
        fc.constantFrom("?w=320", '"', " ", ")", "<", "'"),
        (filename, cdn, end) => {
          const text = `before ${fileUrl(cdn, { address, filename })}${end} and ${fileUrl("", { address: other, filename })}`;
          const by = fileUrl("", { address: other, filename: "b.jpg" });
          expect(replaced(text, fileUrl("", { address, filename: "renamed since.jpg" }), by)).toBe(
            `before ${by}${end} and ${fileUrl("", { address: other, filename })}`,
          );
        },
      ),
    );
  });

  it("should keep its lasting part when it is renamed or moves to another host, also of a banner", () => {
    expect(lastingPart(`https://cdn.example/media/${address}/a.jpg`)).toBe(`/media/${address}/`);
    expect(lastingPart("https://cdn.example/media/banners/01.jpg")).toBe("/media/banners/01.jpg");
    expect(replaced("x /media/banners/01.jpg, /media/banners/01xjpg", "/media/banners/01.jpg", "/y")).toBe("x /y, /media/banners/01xjpg");
  });
});
