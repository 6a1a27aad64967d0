import * as E from "fp-ts/lib/Either.js";
import { useEffect, useState } from "react";
import { FilePicking } from "../../../../core/files/file-picker.model.ts";
import { FilePickers } from "../../../../core/files/file-picker.service.ts";
import { pickerSources } from "../../../../core/files/file-picker.view-model.ts";
import { FileUploads } from "../../../../core/files/uploads.port.ts";
import { offeredNames } from "../../../../core/media-sources/media-browser.view-model.ts";
import { useService } from "../../../react/services.tsx";
import { useLatest } from "../../../react/use-latest.ts";
import { modalOf } from "../../modal-contribution.tsx";
import { useStaffUser } from "../../staff-user.ts";
import { FilePickerView } from "./file-picker.view.tsx";
import { useCamera } from "./use-camera.ts";
import { useMediaBrowser } from "./use-media-browser.ts";

/** The window for choosing files; opened by `useChooseFiles`. */
export const FilePickerScreen = modalOf("choose-files", FilePicking, ({ params, onClose, onAnswer }) => {
  const [pickers, uploads] = [useService(FilePickers), useService(FileUploads)];
  const [picker] = useState(() => pickers.open(params, uploads));
  const state = useLatest(picker.state$, picker.latest());
  const { role } = useStaffUser();
  const camera = useCamera("photo.jpg");
  const media = useMediaBrowser(picker, params, role !== "guest");
  useEffect(() => picker.begin(), [picker]);
  const confirm = async (): Promise<void> => {
    const files = await picker.finish();
    if (E.isRight(files)) onAnswer?.(files.right);
  };
  const add = async (url: string) => {
    const made = await picker.addAddress(url)();
    return E.isLeft(made) ? made.left : null;
  };
  return (
    <FilePickerView
      request={params}
      sources={pickerSources(role, offeredNames(media.state))}
      state={state}
      camera={camera}
      media={media}
      onSource={picker.goTo}
      onFolder={picker.openFolder}
      onSearch={picker.search}
      onMore={picker.more}
      onRetry={picker.again}
      onToggle={picker.toggle}
      onRemove={picker.remove}
      onDescribe={picker.describe}
      onUpload={picker.upload}
      onResume={uploads.resume}
      onCancel={uploads.cancel}
      onAddress={add}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
});
