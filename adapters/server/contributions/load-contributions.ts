import { pathToFileURL } from "node:url";
import { contributionFiles, productAreas } from "./contribution-files.ts";
import type { ContributionKind } from "./contribution.ts";

const exportOf = async <A>({ suffix, name, is }: ContributionKind<A>, file: string): Promise<A> => {
  const module: unknown = await import(/* @vite-ignore */ pathToFileURL(file).href);
  const value: unknown = typeof module === "object" && module !== null ? Reflect.get(module, name) : undefined;
  if (!is(value))
    throw new Error(`${file}: a file named *.${suffix}.ts exports a contribution called "${name}" (see adapters/README.md, decision 81).`);
  return value;
};

/**
 * Loads the contributions of one kind from all areas, in file order.
 * @param folders each holds one folder per area
 * @throws Error when a file lacks its export
 */
export const loadContributions = async <A>(
  kind: ContributionKind<A>,
  folders: readonly string[] = [productAreas],
): Promise<readonly A[]> => {
  const files = await contributionFiles(folders, kind.suffix);
  return Promise.all(files.map((file) => exportOf(kind, file)));
};
