import { cleanFileName } from "./file-name.rule.ts";

/** @property path names of the folders above it, joined by slashes */
type Named = { readonly path: string; readonly filename: string };

const parts = (path: string): readonly string[] => path.split("/").filter((part) => part.trim() !== "");

/** Characters that Windows does not allow in names; a colon would also name a drive. */
const forbidden = /[<>:"|?*\\]/g;
const cleanName = (name: string): string => cleanFileName(name.replaceAll(forbidden, "_"));

const numbered = (name: string, n: number): string => {
  const at = name.lastIndexOf(".");
  return at <= 0 ? `${name} (${n})` : `${name.slice(0, at)} (${n})${name.slice(at)}`;
};

/** The name of each file in an archive: no two are the same on any system, and none leaves the archive's folder. */
export const zipNames = (files: readonly Named[]): readonly string[] => {
  const taken = new Set<string>();
  /** the last number of each name */
  const numbers = new Map<string, number>();
  return files.map(({ path, filename }) => {
    const folder = parts(path)
      .map((part) => `${cleanName(part)}/`)
      .join("");
    const name = cleanName(filename);
    const first = (folder + name).toLowerCase();
    for (let n = (numbers.get(first) ?? 0) + 1; ; n += 1) {
      const unique = folder + (n === 1 ? name : numbered(name, n));
      if (taken.has(unique.toLowerCase())) continue;
      taken.add(unique.toLowerCase());
      numbers.set(first, n);
      return unique;
    }
  });
};
