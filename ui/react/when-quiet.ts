type Host = Pick<typeof globalThis, "setTimeout" | "clearTimeout"> & {
  readonly PerformanceObserver: new (tell: () => void) => Pick<PerformanceObserver, "observe" | "disconnect">;
};

/** Milliseconds without anything fetched after which a page has what it draws. */
export const quietMs = 1_500;
/** Milliseconds after which a page that never rests is no longer waited for. */
export const mostMs = 10_000;

/** Waits until the page has fetched nothing for a while: what it shows comes before what it only keeps ready. */
export const whenQuiet = ({ PerformanceObserver, setTimeout, clearTimeout }: Host): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      fetched.disconnect();
      clearTimeout(longest);
      clearTimeout(rest);
      resolve();
    };
    const longest = setTimeout(end, mostMs);
    let rest = setTimeout(end, quietMs);
    const fetched = new PerformanceObserver(() => {
      clearTimeout(rest);
      rest = setTimeout(end, quietMs);
    });
    fetched.observe({ type: "resource" });
  });
