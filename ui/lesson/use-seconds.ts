import { useEffect, useState } from "react";

/**
 * Whole seconds that have passed, told once a second until it is over.
 * @param before seconds that had passed already when the component was first drawn
 */
export const useSeconds = (before: number, isOver: (seconds: number) => boolean): number => {
  const [from] = useState(() => performance.now() / 1000 - before);
  const [seconds, setSeconds] = useState(Math.floor(before));
  const isStopped = isOver(seconds);
  useEffect(() => {
    if (isStopped) return undefined;
    const timer = setInterval(() => setSeconds(Math.floor(performance.now() / 1000 - from)), 1000);
    return () => clearInterval(timer);
  }, [from, isStopped]);
  return seconds;
};
