import { FileDown } from "lucide-react";
import { isOpenableAddress } from "../../core/kernel/web-address.ts";
import { readFiles } from "../../core/lessons/shown/presented-shown.model.ts";
import { lessonViewsText } from "../i18n/en/lesson-views.ts";
import { fileSize } from "../i18n/file-size.ts";
import { useLanguage, useText } from "../i18n/use-text.ts";
import { Anchor } from "../kit/anchor.view.tsx";
import { EmptyPart } from "./empty-part.view.tsx";
import styles from "./files-item.module.css";
import type { ItemViewProps } from "./use-attempt.ts";

/** Files to download. */
export const FilesItem = (item: ItemViewProps) => {
  const text = useText(lessonViewsText);
  const language = useLanguage();
  const view = readFiles(item.values);
  if (view === null) return null;
  const files = view.files.filter(({ url }) => isOpenableAddress(url));
  return (
    <div className={styles["item"]}>
      {view.text === "" ? null : <p className={styles["text"]}>{view.text}</p>}
      {files.length === 0 ? <EmptyPart>{text("empty.files")}</EmptyPart> : null}
      {files.length === 0 ? null : (
        <ul className={styles["files"]}>
          {files.map(({ url, filename, size }, at) => (
            <li key={`${at}-${url}`}>
              <Anchor href={url} target="_blank" download={filename} className={styles["file"]}>
                <FileDown className={styles["icon"]} aria-hidden="true" />
                <span className={styles["name"]}>{filename === "" ? url : filename}</span>
                {size === null ? null : <span className={styles["size"]}>{fileSize(size, language)}</span>}
              </Anchor>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
