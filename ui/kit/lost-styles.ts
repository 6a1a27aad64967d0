const lost = new Set<string>();

/** Keeps in mind which styles did not come. */
export const watchStyles = (page: Document): void =>
  page.addEventListener(
    "error",
    ({ target }) => {
      if (!(target instanceof HTMLLinkElement) || target.rel !== "stylesheet") return;
      lost.add(target.href);
      target.remove();
    },
    true,
  );

const fetched = (href: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const link = document.createElement("link");
    Object.assign(link, { rel: "stylesheet", href, onload: resolve, onerror: reject });
    lost.delete(href);
    document.head.append(link);
  });

/**
 * Fetches styles again that did not come: the program's own loader asks for each only once.
 * @throws when one does not come again
 */
export const lostStyles = (): Promise<unknown> => Promise.all(Array.from(lost, fetched));
