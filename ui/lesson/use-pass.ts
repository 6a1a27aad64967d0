import { useEffect, useRef } from "react";

/** Passes an item that asks for nothing more, once it is shown. */
export const usePass = (isToPass: boolean, pass: () => void): void => {
  const latest = useRef(pass);
  latest.current = pass;
  useEffect(() => {
    if (isToPass) latest.current();
  }, [isToPass]);
};
