import { useState } from "react";

/** Whether a condition has ever been true, this rendering included. */
export const useOnce = (isSo: boolean): boolean => {
  const [was, setWas] = useState(isSo);
  if (isSo && !was) setWas(true);
  return was || isSo;
};
