import { useEffect, useRef, useState } from "react";
import { secretTimes } from "../../core/fields/secrets.port.ts";

type Shown = { readonly field: string; readonly value: string; readonly seconds: number };

/** Reveals one secret at a time for 30 seconds. */
export const useShownSecret = () => {
  const [shown, setShown] = useState<Shown | null>(null);
  const timer = useRef<ReturnType<typeof setInterval> | undefined>(undefined);
  useEffect(() => () => clearInterval(timer.current), []);
  return {
    shownIn: (field: string) => (shown?.field === field ? shown : null),
    show: (field: string, value: string): void => {
      clearInterval(timer.current);
      setShown({ field, value, seconds: secretTimes.shown });
      timer.current = setInterval(
        () => setShown((now) => (now === null || now.seconds <= 1 ? null : { ...now, seconds: now.seconds - 1 })),
        1_000,
      );
    },
    hide: (): void => {
      clearInterval(timer.current);
      setShown(null);
    },
  };
};
