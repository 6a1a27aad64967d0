import { FolderOpen, Images } from "lucide-react";
import type { FolderId } from "../../../../core/files/file-id.model.ts";
import { fileLimits } from "../../../../core/files/file-limits.model.ts";
import type { FilePicking } from "../../../../core/files/file-picker.model.ts";
import { openPath, foldersHere, isForPictures, type PickerState } from "../../../../core/files/file-picker.view-model.ts";
import type { FilePage } from "../../../../core/files/file.model.ts";
import { latestValue } from "../../../../core/kernel/remote.ts";
import { filePickerText } from "../../../i18n/en/file-picker.ts";
import { useText } from "../../../i18n/use-text.ts";
import { Button } from "../../../kit/button.view.tsx";
import { EmptyState } from "../../../kit/empty-state.view.tsx";
import { RemoteView } from "../../../kit/remote.view.tsx";
import { SearchField } from "../../../kit/search-field.view.tsx";
import { Skeleton } from "../../../kit/skeleton.view.tsx";
import { VisuallyHidden } from "../../../kit/visually-hidden.view.tsx";
import { PickerFolders } from "./picker-folders.view.tsx";
import { PickerGrid, type PickerGridProps } from "./picker-grid.view.tsx";
import styles from "./picker-library.module.css";
import { PickerNoResult } from "./picker-no-result.view.tsx";

export type PickerLibraryProps = Pick<PickerGridProps, "onToggle" | "onActivate"> & {
  readonly request: FilePicking;
  readonly state: PickerState;
  /** focuses the search field on mounting */ readonly hasFocus: boolean;
  readonly onSearch: (words: string) => void;
  readonly onFolder: (folder: FolderId | null) => void;
  readonly onMore: () => void;
  readonly onRetry: () => void;
  /** null where the user adds no files */
  readonly onGoToUpload: (() => void) | null;
};

const Waiting = () => (
  <div className={styles["waiting"]} aria-hidden="true">
    {Array.from({ length: 8 }, (_, place) => (
      <Skeleton key={place} shape="block" />
    ))}
  </div>
);

const Nothing = ({
  state,
  request,
  onSearch,
  onGoToUpload,
}: Pick<PickerLibraryProps, "state" | "request" | "onSearch" | "onGoToUpload">) => {
  const text = useText(filePickerText);
  if (state.words.trim() !== "") return <PickerNoResult onClear={() => onSearch("")} />;
  if (state.source === "folders")
    return foldersHere(state).length > 0 ? null : <EmptyState icon={FolderOpen} title={text("empty.folder")} />;
  return (
    <EmptyState
      icon={Images}
      title={text(isForPictures(request) ? "empty.titlePictures" : "empty.title")}
      action={onGoToUpload === null ? undefined : <Button onPress={onGoToUpload}>{text("empty.action")}</Button>}
    >
      {text(onGoToUpload === null ? "empty.guestBody" : "empty.body")}
    </EmptyState>
  );
};

const Files = ({ page, ...props }: PickerLibraryProps & { readonly page: FilePage }) => {
  const { state, request, onMore } = props;
  const text = useText(filePickerText);
  if (page.results.length === 0) return <Nothing {...props} />;
  return (
    <>
      <PickerGrid
        files={page.results}
        chosen={state.chosen.map(({ id }) => id)}
        isMultiple={request.isMultiple === true}
        onToggle={props.onToggle}
        onActivate={props.onActivate}
      />
      {page.page < page.pages ? (
        <div className={styles["more"]}>
          <Button isPending={state.files.tag === "loading"} onPress={onMore}>
            {text("more")}
          </Button>
        </div>
      ) : null}
    </>
  );
};

/** Recent files, or folders, with a search through them. */
export const PickerLibrary = (props: PickerLibraryProps) => {
  const { state, hasFocus, onSearch, onFolder, onRetry } = props;
  const text = useText(filePickerText);
  const shown = latestValue(state.files);
  return (
    <div className={styles["library"]}>
      <SearchField
        label={text("search")}
        placeholder={text("search")}
        autoFocus={hasFocus}
        maxLength={fileLimits.search}
        value={state.words}
        onChange={onSearch}
      />
      <div className={styles["scroll"]}>
        {state.source === "folders" ? <PickerFolders path={openPath(state)} folders={foldersHere(state)} onOpen={onFolder} /> : null}
        <RemoteView remote={state.files} skeleton={<Waiting />} onRetry={onRetry}>
          {(page) => <Files {...props} page={page} />}
        </RemoteView>
      </div>
      <VisuallyHidden>
        <span role="status">{state.files.tag === "loaded" && shown !== undefined ? text("shown", { count: shown.count }) : ""}</span>
      </VisuallyHidden>
    </div>
  );
};
