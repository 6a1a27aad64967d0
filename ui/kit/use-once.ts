import { useState } from "react";

/** Whether something has ever been so, this drawing included. */
export const useOnce = (isSo: boolean): boolean => {
  const [was, setWas] = useState(isSo);
  if (isSo && !was) setWas(true);
  return was || isSo;
};
