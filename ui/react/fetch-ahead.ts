import { readLater } from "./later-lines.ts";

const files = new Map<string, Promise<unknown>>();

const isThere = (href: string): boolean => document.querySelector(`link[rel="stylesheet"][href="${href}"]`) !== null;

/** Adds a link to the page and waits until what it names is there. */
const linked = (rel: "modulepreload" | "stylesheet", href: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement("link"), { rel, href });
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => {
      link.remove();
      reject(new TypeError(`Failed to fetch ${href}`));
    });
    document.head.append(link);
  });

/**
 * Brings a script into the browser's cache by a fetch, which can be tried again, and from there at once among the page's modules: a link
 * alone would be remembered when it failed, and an import at the end would be late when the network goes in between.
 */
const cached = async (href: string): Promise<void> => {
  const answer = await fetch(href);
  if (!answer.ok) throw new TypeError(`Failed to fetch ${href}`);
  await answer.arrayBuffer();
  await linked("modulepreload", href);
};

const fetched = (href: string): Promise<void> => {
  if (!href.endsWith(".css")) return cached(href);
  return isThere(href) ? Promise.resolve() : linked("stylesheet", href);
};

const asked = (href: string): Promise<unknown> => {
  const known = files.get(href) ?? fetched(href);
  files.set(href, known);
  known.catch(() => files.delete(href));
  return known;
};

const imported = /\bimport\(\s*[`"']\.\/([^`"']+\.js)[`"']/;

/** The file that a built import names. */
const ownFile = (load: () => unknown): readonly string[] => {
  const name = imported.exec(String(load))?.[1];
  return name === undefined ? [] : [`assets/${name}`];
};

type Later = ReadonlyMap<string, readonly string[]>;

/** Fetches the page's list of what its later parts need (`vite.config.ts`). */
const fetchLater = async (): Promise<Later> => {
  const href = document.querySelector("link[data-later]")?.getAttribute("href");
  if (typeof href !== "string") return new Map();
  const answer = await fetch(href);
  if (!answer.ok) throw new TypeError(`Failed to fetch ${href}`);
  return readLater(await answer.text());
};

let later: Promise<Later> | null = null;

/** The list is read once; what broke off is read again with the next attempt. */
const laterOfPage = (): Promise<Later> => {
  const reading = later ?? fetchLater();
  later = reading;
  reading.catch(() => {
    later = null;
  });
  return reading;
};

/**
 * Imports a part of a page once its files are there. Browsers remember for good that the import of a file failed, so none is begun before:
 * a file that could not be fetched is fetched again with the next attempt. It takes the place of the bundler's own helper (`vite.config.ts`).
 * @param names of the part's styles, below the root of the site
 */
export const __vitePreload = async <A>(load: () => Promise<A>, names: readonly string[] = []): Promise<A> => {
  const own = ownFile(load);
  const listed = await laterOfPage();
  const all = new Set([...own, ...names, ...own.flatMap((name) => listed.get(name) ?? [])]);
  await Promise.all([...all].map((name) => asked(`/${name}`)));
  return load();
};
