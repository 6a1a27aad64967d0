import { useEffect, useState } from "react";
import type { LocalFile } from "../../../core/files/uploads.model.ts";

/** An address at which this page plays a file of the device, as long as it is shown; null before there is one. */
export const useFilmAddress = (file: LocalFile): string | null => {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!(file instanceof Blob)) return undefined;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
};
