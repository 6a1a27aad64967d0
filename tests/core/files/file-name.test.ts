import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fileLimits } from "../../../core/files/file-limits.model.ts";
import { cleanFileName } from "../../../core/files/file-name.rule.ts";

const long = "ä".repeat(300);

describe("The name of a file", () => {
  it.each([
    ["report.pdf", "report.pdf"],
    ["Größe & Maße (2).xlsx", "Größe & Maße (2).xlsx"],
    ["C:\\Users\\ada\\photo.jpg", "photo.jpg"],
    ["../../etc/passwd", "passwd"],
    ["/a/b/", "b"],
    ["..", "file"],
    ["", "file"],
    ["   ", "file"],
    ["a\u0000b\nc.txt", "abc.txt"],
    ["invoice\u202egnp.exe", "invoicegnp.exe"],
    ["\u200b\u2066a\u2069.txt", "a.txt"],
    ["me\ud800.txt", "me.txt"],
    ["family 👩‍👧.png", "family 👩‍👧.png"],
    ["نمونه‌ها.txt", "نمونه‌ها.txt"],
    ["CON", "_CON"],
    ["nul.txt", "_nul.txt"],
    ["com1.tar.gz", "_com1.tar.gz"],
    ["LPT²", "_LPT²"],
    ["console.txt", "console.txt"],
    ["name. . ", "name"],
    ["C:photo.jpg", "C_photo.jpg"],
    ["A:", "A_"],
    [`${"a".repeat(254)}. b`, "a".repeat(254)],
    [".htaccess", ".htaccess"],
    [`${long}.pdf`, `${"ä".repeat(251)}.pdf`],
    [long, "ä".repeat(255)],
    [`${"a".repeat(250)}👩👩👩`, `${"a".repeat(250)}👩👩`],
    ["e\u0301.txt", "é.txt"],
  ])("should be stored for %j as %j", (typed, stored) => {
    expect(cleanFileName(typed)).toBe(stored);
  });

  it("should get an extension only where it has none", () => {
    expect(["IMG_1234", "IMG_1234.jpg", "v1.2", "", ".env"].map((name) => cleanFileName(name, "png"))).toEqual([
      "IMG_1234.png",
      "IMG_1234.jpg",
      "v1.2",
      "file.png",
      ".env.png",
    ]);
  });

  it("should be short, without folders and hidden characters, and stay as it is once it is clean", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 400 }), fc.constantFrom("", "png"), (typed, extension) => {
        const name = cleanFileName(typed, extension);
        expect(name.length).toBeGreaterThan(0);
        expect(name.length).toBeLessThanOrEqual(fileLimits.name);
        expect(name).not.toMatch(/[/\\\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u);
        expect([".", ".."]).not.toContain(name);
        expect(cleanFileName(name, extension)).toBe(name);
      }),
    );
  });
});
