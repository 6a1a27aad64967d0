import type { ComponentProps } from "react";
import { loadable } from "../../kit/loadable.view.tsx";
import type { FileDetailsScreen } from "./file-details.screen.tsx";
import type { LibraryDialogs } from "./library-dialogs.screen.tsx";
import type { LibraryDialog } from "./use-library-run.ts";

const details = loadable(async () => (await import("./file-details.screen.tsx")).FileDetailsScreen);
const uploadPanel = loadable(async () => (await import("./upload-panel.screen.tsx")).UploadPanelScreen);
const dialogs = loadable(async () => (await import("./library-dialogs.screen.tsx")).LibraryDialogs);

type DetailsProps = ComponentProps<typeof FileDetailsScreen>;

/**
 * @property file id of the file whose details are open; null for none
 * @property onClose closes the dialog
 */
type LibraryWindowsProps = Omit<ComponentProps<typeof LibraryDialogs>, "dialog"> & {
  readonly dialog: LibraryDialog;
  readonly file: DetailsProps["id"] | null;
  readonly onAction: DetailsProps["onAction"];
  readonly onCloseFile: () => void;
};

/** What opens over the library: the details of a file, the panel of uploads and the dialogs. */
export const LibraryWindows = ({ dialog, file, onAction, onCloseFile, ...rest }: LibraryWindowsProps) => (
  <>
    {file === null ? null : (
      <details.View key={file} id={file} library={rest.library} folders={rest.folders} onAction={onAction} onClose={onCloseFile} />
    )}
    <uploadPanel.View />
    {dialog === null ? null : <dialogs.View {...rest} dialog={dialog} />}
  </>
);
