import { useMemo } from "react";
import { uploadLine, uploadSummary } from "../../../core/files/upload-panel.view-model.ts";
import type { Upload } from "../../../core/files/uploads.model.ts";
import { FileUploads } from "../../../core/files/uploads.port.ts";
import { chooseFiles } from "../../react/choose-local-files.ts";
import { useService } from "../../react/services.tsx";
import { useLatest } from "../../react/use-latest.ts";
import { UploadPanelView } from "./upload-panel.view.tsx";

const none: readonly Upload[] = [];

/** The uploads of this browser, above the page that mounts it. */
export const UploadPanelScreen = () => {
  const service = useService(FileUploads);
  const uploads = useLatest(service.uploads$, none);
  const lines = useMemo(() => uploads.map(uploadLine), [uploads]);
  const onChoose = (id: string): void => {
    const stopped = uploads.find((upload) => upload.id === id);
    if (stopped !== undefined) chooseFiles((files) => void service.add(files, stopped.target), false);
  };
  return (
    <UploadPanelView
      uploads={lines}
      summary={uploadSummary(uploads)}
      onPause={service.pause}
      onResume={service.resume}
      onCancel={service.cancel}
      onChoose={onChoose}
      onClear={service.clear}
    />
  );
};
