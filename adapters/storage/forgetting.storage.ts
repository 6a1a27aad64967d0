/**
 * A storage for pages that keep nothing: it throws like one that is blocked, so that what is stored stays in the memory of the page.
 * @throws Error always
 */
export const noStorage = (): never => {
  throw new Error("This tab keeps nothing in the browser.");
};
