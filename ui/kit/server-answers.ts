/** Whether the server that this page came from answers, whatever it says. */
export const serverAnswers = (): Promise<boolean> =>
  fetch(window.location.href, { method: "HEAD", cache: "no-store" }).then(
    () => true,
    () => false,
  );
