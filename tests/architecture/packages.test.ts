import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import semver from "semver";
import { describe, expect, it } from "vitest";
import packageLock from "../../package-lock.json" with { type: "json" };
import manifest from "../../package.json" with { type: "json" };

const root = fileURLToPath(new URL("../../", import.meta.url));
type Locked = {
  readonly version?: string;
  readonly optional?: boolean;
  readonly deprecated?: string;
  readonly hasInstallScript?: boolean;
  readonly engines?: unknown;
};
const locked: readonly (readonly [string, Locked])[] = Object.entries<Locked>(packageLock.packages).filter(([path]) => path !== "");

/** The range of Node's versions that a package names; null where it names none. */
const nodeRange = ({ engines }: Locked): string | null =>
  typeof engines === "object" && engines !== null && "node" in engines && typeof engines.node === "string" ? engines.node : null;

/** Lowest version of Node of each line that `engines` of the product names. */
const leastVersions = manifest.engines.node.split("||").map((range) => semver.minVersion(range)?.version ?? "");

describe("package-lock.json", () => {
  it("should be read as a whole", () => expect(locked.length).toBeGreaterThan(400));

  it.each(leastVersions)("should name no package that npm warns of when it installs under Node %s", (version) => {
    expect(semver.valid(version)).not.toBeNull();
    const unsupported = locked.filter(([, entry]) => entry.optional !== true && !semver.satisfies(version, nodeRange(entry) ?? "*"));
    expect(unsupported.map(([path, entry]) => `${path} ${entry.version} needs Node ${nodeRange(entry)}`)).toEqual([]);
  });

  it("should hold no deprecated package, and install scripts of the approved packages alone", () => {
    expect(locked.filter(([, { deprecated }]) => deprecated !== undefined).map(([path]) => path)).toEqual([]);
    const approved = Object.keys(manifest.allowScripts).map((name) => `node_modules/${name}`);
    expect(locked.filter(([, entry]) => entry.hasInstallScript === true && entry.optional !== true).map(([path]) => path)).toEqual(
      approved,
    );
  });
});

describe("the top level of the repository", () => {
  it("should hold nothing but what is agreed", () => {
    const ignored = readFileSync(`${root}.gitignore`, "utf8")
      .split("\n")
      .map((line) => line.replaceAll("/", ""));
    const agreed = [
      "package.json",
      "package-lock.json",
      "tsconfig.json",
      "vite.config.ts",
      "composition-root.ts",
      "core",
      "adapters",
      "ui",
      "tests",
      "README.md",
      "LICENSE",
    ];
    expect(
      readdirSync(root)
        .filter((name) => !name.startsWith(".") && !ignored.includes(name) && !name.endsWith(".log"))
        .toSorted(),
    ).toEqual(agreed.toSorted());
  });
});
