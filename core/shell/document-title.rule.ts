/**
 * What the browser's tab says: how much is unread, the page, the product.
 * @param page null where a page has no name
 */
export const documentTitle = (page: string | null, product: string, unread: number): string => {
  const named = page === null ? product : `${page} · ${product}`;
  return unread > 0 ? `(${unread > 99 ? "99+" : unread}) ${named}` : named;
};
