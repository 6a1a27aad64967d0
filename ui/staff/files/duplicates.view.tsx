import { CopyCheck } from "lucide-react";
import { useState } from "react";
import type { DuplicateFiles, FileFolder, FileRecord } from "../../../core/files/file.model.ts";
import { latestValue, type Remote } from "../../../core/kernel/remote.ts";
import { folderPathName } from "../../../core/library/folder-tree.rule.ts";
import { fileDuplicatesText } from "../../i18n/en/file-duplicates.ts";
import { fileSize } from "../../i18n/file-size.ts";
import { useLanguage, useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { Card } from "../../kit/card.view.tsx";
import { EmptyState } from "../../kit/empty-state.view.tsx";
import { PageHeader } from "../../kit/page-header.view.tsx";
import { RemoteView } from "../../kit/remote.view.tsx";
import { SkeletonCards } from "../../kit/skeleton.view.tsx";
import { SaidAgo } from "../../kit/time-ago.view.tsx";
import { LibraryFrame } from "../library/library-frame.view.tsx";
import { PlacesButton } from "../library/places-button.view.tsx";
import styles from "./duplicates.module.css";
import { FileThumbnail } from "./file-thumbnail.view.tsx";
import { LibraryPlaces, type LibraryPlacesProps } from "./library-places.view.tsx";

export type DuplicatesViewProps = {
  readonly groups: Remote<readonly DuplicateFiles[]>;
  readonly places: LibraryPlacesProps;
  /** id of the file into which others are being merged; null for none */
  readonly busy: FileRecord["id"] | null;
  /** epoch seconds */
  readonly now: number;
  readonly onMerge: (kept: FileRecord, others: readonly FileRecord[]) => void;
  readonly onRetry: () => void;
};

type GroupProps = Pick<DuplicatesViewProps, "busy" | "now" | "onMerge"> & {
  readonly group: DuplicateFiles;
  readonly folders: readonly FileFolder[];
};

const Group = ({ group: { size, files }, folders, busy, now, onMerge }: GroupProps) => {
  const text = useText(fileDuplicatesText);
  const language = useLanguage();
  const [chosen, setChosen] = useState<FileRecord["id"] | null>(null);
  const editable = files.filter((file) => file.editable);
  const kept = editable.find(({ id }) => id === chosen) ?? editable[0];
  const others = editable.filter((file) => file !== kept);
  const title = text("group", { count: files.length, size: fileSize(size, language) });
  const placeOf = (file: FileRecord): string => folderPathName(folders, file.folder_id);
  return (
    <Card
      title={title}
      actions={
        kept === undefined || others.length === 0 ? undefined : (
          <Button size="small" icon={CopyCheck} isPending={busy === kept.id} onPress={() => onMerge(kept, others)}>
            {text("merge", { count: others.length })}
          </Button>
        )
      }
    >
      <ul className={styles["files"]}>
        {files.map((file) => (
          <li key={file.id}>
            <label className={styles["file"]} data-kept={file === kept}>
              <input
                type="radio"
                className={styles["radio"]}
                name={`kept-${files[0]?.id}`}
                checked={file === kept}
                disabled={!file.editable || others.length === 0}
                aria-label={text("keep", { name: file.filename })}
                onChange={() => setChosen(file.id)}
              />
              <span className={styles["picture"]}>
                <FileThumbnail file={file} width={320} isBare />
              </span>
              <span className={styles["words"]}>
                <span className={styles["name"]}>{file.filename}</span>
                <span className={styles["facts"]}>
                  <SaidAgo say={(when) => text("added", { when })} at={file.created_at} now={now} />
                  {placeOf(file) === "" ? null : ` ${text("in", { folder: placeOf(file) })}`}
                </span>
              </span>
            </label>
          </li>
        ))}
      </ul>
      {others.length === 0 ? <p className={styles["facts"]}>{text("readOnly")}</p> : null}
    </Card>
  );
};

/** Files with the same content, which can be merged into one. */
export const DuplicatesView = ({ groups, places, busy, now, onMerge, onRetry }: DuplicatesViewProps) => {
  const text = useText(fileDuplicatesText);
  const known = latestValue(groups);
  return (
    <LibraryFrame nav={<LibraryPlaces {...places} />}>
      <PageHeader title={text("title")} note={text("note")} {...(known === undefined ? {} : { count: known.length })} />
      <div className={styles["list"]}>
        <PlacesButton>{(close) => <LibraryPlaces {...places} onGo={close} />}</PlacesButton>
        <RemoteView remote={groups} skeleton={<SkeletonCards cards={3} />} onRetry={onRetry}>
          {(list) =>
            list.length === 0 ? (
              <EmptyState icon={CopyCheck} title={text("emptyTitle")}>
                {text("emptyBody")}
              </EmptyState>
            ) : (
              list.map((group) => (
                <Group
                  key={group.files.map(({ id }) => id).join(" ")}
                  group={group}
                  folders={latestValue(places.folders) ?? []}
                  busy={busy}
                  now={now}
                  onMerge={onMerge}
                />
              ))
            )
          }
        </RemoteView>
      </div>
    </LibraryFrame>
  );
};
