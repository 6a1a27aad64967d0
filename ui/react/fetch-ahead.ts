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

/** The file that a built import names: the bundler lists the files of a part only where there are several. */
const ownFile = (load: () => unknown): readonly string[] => {
  const name = imported.exec(String(load))?.[1];
  return name === undefined ? [] : [`assets/${name}`];
};

/**
 * Imports a part of a page once its files are there. Browsers remember for good that the import of a file failed, so none is begun before:
 * a file that could not be fetched is fetched again with the next attempt. It takes the place of the bundler's own helper (`vite.config.ts`).
 * @param names of the files, below the root of the site
 */
export const __vitePreload = async <A>(load: () => Promise<A>, names: readonly string[] = []): Promise<A> => {
  await Promise.all([...new Set([...ownFile(load), ...names])].map((name) => asked(`/${name}`)));
  return load();
};
