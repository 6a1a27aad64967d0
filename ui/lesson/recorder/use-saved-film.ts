import { useEffect, useState } from "react";
import type { FileRecord } from "../../../core/files/file.model.ts";
import type { Recorders } from "../../../core/recordings/recorders.port.ts";

/** The video that is the answer, as the server has it; null where it cannot be had now, undefined while it is loaded or there is none. */
export const useSavedFilm = (recorders: Recorders, file: number | null): FileRecord | null | undefined => {
  const [saved, setSaved] = useState<{ readonly file: number; readonly record: FileRecord | null } | null>(null);
  useEffect(() => {
    let isHere = true;
    if (file !== null)
      void recorders.find(file).then((record) => {
        if (isHere) setSaved({ file, record });
      });
    return () => {
      isHere = false;
    };
  }, [recorders, file]);
  return saved === null || saved.file !== file ? undefined : saved.record;
};
