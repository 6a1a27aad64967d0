import { type DragEvent, type KeyboardEvent, useRef, useState } from "react";
import { isUndescribed } from "../../../../core/files/file-details.view-model.ts";
import type { FilePicking } from "../../../../core/files/file-picker.model.ts";
import {
  openPath,
  isForPictures,
  type PickerSource,
  typedDescriptions,
  uploadFolder,
} from "../../../../core/files/file-picker.view-model.ts";
import type { FileRecord } from "../../../../core/files/file.model.ts";
import { type Failure, failureMessage } from "../../../../core/kernel/failure.ts";
import { filePickerText } from "../../../i18n/en/file-picker.ts";
import { useText } from "../../../i18n/use-text.ts";
import { Banner } from "../../../kit/banner.view.tsx";
import { Button } from "../../../kit/button.view.tsx";
import { Dialog } from "../../../kit/dialog.view.tsx";
import { Tabs } from "../../../kit/tabs.view.tsx";
import { useFocusAfter } from "../../../kit/use-focus-after.ts";
import { droppedFiles, hasFiles } from "../../../react/dropped-files.ts";
import styles from "./file-picker.module.css";
import { PickerAddress } from "./picker-address.view.tsx";
import { PickerCamera } from "./picker-camera.view.tsx";
import { PickerChosen, type PickerChosenProps } from "./picker-chosen.view.tsx";
import { PickerLibrary, type PickerLibraryProps } from "./picker-library.view.tsx";
import { PickerMedia, type PickerMediaProps } from "./picker-media.view.tsx";
import { PickerUpload } from "./picker-upload.view.tsx";
import { PickerUploads } from "./picker-uploads.view.tsx";
import type { Camera } from "./use-camera.ts";

export type FilePickerViewProps = Pick<PickerLibraryProps, "state" | "onSearch" | "onFolder" | "onMore" | "onRetry"> &
  Pick<PickerChosenProps, "onDescribe" | "onRemove" | "onConfirm"> & {
    readonly request: FilePicking;
    readonly sources: readonly PickerSource[];
    readonly camera: Camera;
    /** the sources of others */ readonly media: Omit<PickerMediaProps, "chosen">;
    readonly onSource: (source: PickerSource) => void;
    readonly onToggle: (file: FileRecord) => void;
    readonly onUpload: (files: readonly File[]) => void;
    readonly onResume: (upload: string) => void;
    readonly onCancel: (upload: string) => void;
    /** @returns null once it is added */ readonly onAddress: (url: string) => Promise<Failure | null>;
    readonly onClose: () => void;
  };

type PanelProps = Pick<PickerLibraryProps, "onActivate" | "hasFocus"> & { readonly props: FilePickerViewProps };

const Panel = ({ props, ...library }: PanelProps) => {
  const { state, request, onUpload } = props;
  const folder = uploadFolder(state) === null ? null : (openPath(state).at(-1)?.name ?? null);
  switch (state.source) {
    case "upload":
      return <PickerUpload request={request} folder={folder} onUpload={onUpload} />;
    case "camera":
      return <PickerCamera camera={props.camera} onTake={(photo) => onUpload([photo])} />;
    case "address":
      return <PickerAddress isPicture={isForPictures(request)} onAdd={props.onAddress} />;
    case "unsplash":
    case "googledrive":
    case "instagram":
    case "facebook":
      return <PickerMedia {...props.media} chosen={state.chosen} />;
    default:
      return (
        <PickerLibrary {...props} {...library} onGoToUpload={props.sources.includes("upload") ? () => props.onSource("upload") : null} />
      );
  }
};

/** The window for choosing files; files can be dropped on it, and Ctrl or Cmd+Enter confirms. */
export const FilePickerView = (props: FilePickerViewProps) => {
  const { request, sources, state, onSource, onConfirm, onClose } = props;
  const text = useText(filePickerText);
  const isMultiple = request.isMultiple === true;
  const mayUpload = sources.includes("upload");
  const describing = useRef<HTMLInputElement>(null);
  const [asked, setAsked] = useState(0);
  const [isOver, setOver] = useState(false);
  const [isMoved, setMoved] = useState(false);
  const [isRefused, setRefused] = useState(false);
  useFocusAfter(asked, (before) => {
    if (before !== undefined && before !== asked) describing.current?.focus();
  });
  const count = state.chosen.length;
  const confirm = (): void => {
    if (count > 0) onConfirm();
  };
  const activate = (file: FileRecord): void => {
    props.onToggle(file);
    if (isUndescribed(file)) setAsked((times) => times + 1);
    else onConfirm();
  };
  const over = (event: DragEvent): void => {
    if (!mayUpload || !hasFiles(event)) return;
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent): void => {
    setOver(false);
    if (!mayUpload || !hasFiles(event)) return;
    event.preventDefault();
    const { files, hasFolders } = droppedFiles(event);
    setRefused(hasFolders);
    if (files.length > 0) props.onUpload(files);
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    confirm();
  };
  const what = isForPictures(request) ? (isMultiple ? "pictures" : "picture") : isMultiple ? "files" : "file";
  const footer = (
    <>
      <Button onPress={onClose}>{text("cancel")}</Button>
      <Button kind="primary" isDisabled={count === 0} isPending={state.isBusy} onPress={onConfirm}>
        {isMultiple && count > 0 ? text("chooseMany", { count }) : text("choose")}
      </Button>
    </>
  );
  return (
    <Dialog
      title={request.title ?? text(`titles.${what}`)}
      size="680"
      isOpen
      isDirty={typedDescriptions(state).length > 0}
      onClose={onClose}
      footer={footer}
    >
      <div
        role="presentation"
        className={styles["picker"]}
        data-over={isOver}
        onDragOver={over}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        onKeyDown={press}
      >
        <Tabs
          label={text("sources.label")}
          selected={state.source}
          onSelect={(id) => {
            setMoved(true);
            onSource(sources.find((source) => source === id) ?? "recent");
          }}
          tabs={sources.map((id) => ({
            id,
            label: text(`sources.${id}`),
            ...(id === state.source ? { content: <Panel props={props} hasFocus={!isMoved} onActivate={activate} /> } : {}),
          }))}
        />
        {isRefused ? <Banner tone="danger">{text("upload.noFolders")}</Banner> : null}
        <PickerUploads uploads={state.uploads} refused={state.refused} onResume={props.onResume} onCancel={props.onCancel} />
        {state.failure === null ? null : (
          <Banner tone="danger" title={text("notDescribed")}>
            {failureMessage(state.failure)}
          </Banner>
        )}
        <PickerChosen {...props} chosen={state.chosen} descriptions={state.descriptions} describing={describing} />
      </div>
    </Dialog>
  );
};
