/** Whether the page's server responds, with any status. */
export const serverAnswers = (): Promise<boolean> =>
  fetch(window.location.href, { method: "HEAD", cache: "no-store" }).then(
    () => true,
    () => false,
  );
