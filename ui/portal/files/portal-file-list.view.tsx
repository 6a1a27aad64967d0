import { Download, File, FileText, Film, Image, Music } from "lucide-react";
import { bytesText } from "../../../core/files/bytes-text.rule.ts";
import type { FileKind } from "../../../core/files/file.model.ts";
import type { Page } from "../../../core/kernel/page.ts";
import { type PortalFile, portalFileRows } from "../../../core/portal-files/portal-folder.model.ts";
import { portalFilesText } from "../../i18n/en/portal-files.ts";
import { useLanguage, useText } from "../../i18n/use-text.ts";
import { Card } from "../../kit/card.view.tsx";
import type { Icon } from "../../kit/icon.ts";
import { Pagination } from "../../kit/pagination.view.tsx";
import { VisuallyHidden } from "../../kit/visually-hidden.view.tsx";
import rows from "../more/rows.module.css";
import styles from "./portal-files.module.css";

type PortalFileListProps = { readonly files: Page<PortalFile>; readonly label: string; readonly onPage: (page: number) => void };

const pictures: Readonly<Record<FileKind, Icon>> = { image: Image, video: Film, audio: Music, pdf: FileText, file: File };

/** Files that learners open in a new tab, or download. */
export const PortalFileList = ({ files, label, onPage }: PortalFileListProps) => {
  const text = useText(portalFilesText);
  const day = new Intl.DateTimeFormat(useLanguage(), { dateStyle: "medium" });
  return (
    <Card>
      <ul className={rows["list"]} aria-label={label}>
        {files.results.map(({ id, filename, type, size, url, description, updated_at }) => {
          const Picture = pictures[type];
          const facts = [bytesText(size), text("updated", { when: day.format(updated_at * 1000) }), description];
          return (
            <li key={id} className={rows["row"]}>
              <Picture className={rows["icon"]} aria-hidden="true" />
              <span className={rows["words"]}>
                <a className={styles["file"]} href={url} target="_blank" rel="noreferrer">
                  {filename} <VisuallyHidden>({text("newTab")})</VisuallyHidden>
                </a>
                <span className={rows["muted"]}>{facts.filter((fact) => fact !== "").join(" · ")}</span>
              </span>
              <a className={styles["download"]} href={url} download={filename} aria-label={text("download", { name: filename })}>
                <Download className={rows["icon"]} aria-hidden="true" />
              </a>
            </li>
          );
        })}
      </ul>
      <Pagination page={files.page} pageSize={portalFileRows} total={files.count} onPage={onPage} />
    </Card>
  );
};
