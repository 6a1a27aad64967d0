import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("../../", import.meta.url));
const files = globSync("ui/**/*.{ts,tsx}", { cwd: root }).map((path) => path.replaceAll("\\", "/"));
const known = new Set(files);

/** The files of the product's pages that a file names in an import, also one that waits until it is needed. */
const namedBy = (path: string): readonly string[] =>
  Array.from(readFileSync(root + path, "utf8").matchAll(/(?:from|import\()\s*"(\.[^"]+)"/g), (match) =>
    normalize(join(dirname(path), match[1] ?? "")),
  ).filter((name) => known.has(name));

/** Everything that can be reached from some files. */
const reachedFrom = (starts: readonly string[]): ReadonlySet<string> => {
  const reached = new Set<string>();
  const open = [...starts];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (reached.has(path)) continue;
    reached.add(path);
    open.push(...namedBy(path));
  }
  return reached;
};

/** Draws the gallery itself. */
const frame = "ui/gallery/gallery-app.view.tsx";

describe("the gallery", () => {
  it("should show every view", () => {
    const shown = reachedFrom(files.filter((path) => path.endsWith(".gallery.tsx")));
    expect(shown.size).toBeGreaterThan(100);
    expect(files.filter((path) => path.endsWith(".view.tsx") && path !== frame && !shown.has(path))).toEqual([]);
  });

  it("should call no two entries the same", () => {
    const names = files
      .filter((path) => path.endsWith(".gallery.tsx"))
      .flatMap((path) =>
        Array.from(readFileSync(root + path, "utf8").matchAll(/GalleryEntry = \{\s*name: "([^"]+)"/g), (match) => match[1] ?? ""),
      );
    expect(names.length).toBeGreaterThan(50);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it("should miss a view that no gallery names", () => {
    expect(reachedFrom(["ui/staff/shell/install-guide.gallery.tsx"]).has("ui/staff/home/home.view.tsx")).toBe(false);
  });
});
