/**
 * A storage for pages that keep nothing on the device: it throws as a blocked one does, so values stay in the memory of the page.
 * @throws Error always
 */
export const noStorage = (): never => {
  throw new Error("This tab keeps nothing in the browser.");
};
