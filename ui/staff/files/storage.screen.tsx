import { useCallback } from "react";
import { FileStore } from "../../../core/files/files.port.ts";
import { useService } from "../../react/services.tsx";
import { useAnswer } from "../../react/use-answer.ts";
import { StorageView } from "./storage.view.tsx";

/** The storage in use, in the settings. */
export const StorageScreen = () => {
  const store = useService(FileStore);
  const { answer, again } = useAnswer(
    useCallback(() => store.usage, [store]),
    "usage",
  );
  return <StorageView usage={answer} onRetry={again} />;
};
