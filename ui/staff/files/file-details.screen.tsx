import { useState } from "react";
import type { FileId } from "../../../core/files/file-id.model.ts";
import type { FileLibrary } from "../../../core/files/file-library.service.ts";
import { actionsOn, type LibraryAction } from "../../../core/files/file-library.view-model.ts";
import type { FileFolder, FileRecord } from "../../../core/files/file.model.ts";
import { fileItem, type LibraryItem } from "../../../core/files/library-item.rule.ts";
import { Clock } from "../../../core/kernel/clock.port.ts";
import { latestValue } from "../../../core/kernel/remote.ts";
import { folderPathName } from "../../../core/library/folder-tree.rule.ts";
import { useService } from "../../react/services.tsx";
import { useStable } from "../../react/use-stable.ts";
import { useStaffUser } from "../staff-user.ts";
import { FileDetailsView } from "./file-details.view.tsx";
import { useFileContents } from "./use-file-contents.ts";
import { useFileDetails } from "./use-file-details.ts";

type FileDetailsProps = {
  readonly id: FileId;
  readonly library: FileLibrary;
  readonly folders: readonly FileFolder[];
  readonly onAction: (action: LibraryAction, items: readonly LibraryItem[]) => void;
  readonly onClose: () => void;
};

/** Actions after which the file is elsewhere. */
const leaves: readonly LibraryAction[] = ["move", "remove"];

/** The file that the address of the library names. */
export const FileDetailsScreen = ({ id, library, folders, onAction, onClose }: FileDetailsProps) => {
  const clock = useService(Clock);
  const { role } = useStaffUser();
  const [now] = useState(clock.now);
  const { file, again, take, discard, edit } = useFileDetails(id);
  const known = latestValue(file);
  const onContent = useStable((next: FileRecord): void => {
    take(next);
    library.put(next);
  });
  const contents = useFileContents({ id, file: known, onContent });
  const close = (): void => {
    discard();
    onClose();
  };
  return (
    <FileDetailsView
      file={file}
      folder={(known !== undefined && folderPathName(folders, known.folder_id)) || null}
      now={now}
      actions={known === undefined ? [] : actionsOn([fileItem(known)], false, role)}
      edit={edit}
      uses={contents.uses}
      earlier={{ ...contents.earlier, now }}
      onAction={(action, shown) => {
        if (leaves.includes(action)) close();
        onAction(action, [fileItem(shown)]);
      }}
      onRetry={again}
      onClose={close}
    />
  );
};
