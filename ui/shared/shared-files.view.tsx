import { FolderOpen, PackageOpen } from "lucide-react";
import { useState } from "react";
import type { SharedContent } from "../../core/files/file-share.model.ts";
import { sharedPageText } from "../i18n/en/shared-page.ts";
import { useText } from "../i18n/use-text.ts";
import { Button } from "../kit/button.view.tsx";
import { EmptyState } from "../kit/empty-state.view.tsx";
import { LinkButton } from "../kit/link-button.view.tsx";
import { SharedFileView } from "./shared-file.view.tsx";
import styles from "./shared-page.module.css";

/** Files shown at first, and with each press on "Show more". */
const step = 60;

/** The files that a link opens. */
export const SharedFilesView = ({ content }: { readonly content: SharedContent }) => {
  const text = useText(sharedPageText);
  const [most, setMost] = useState(step);
  const { name, organisation, files, zip, kind } = content;
  const hidden = Math.min(step, files.length - most);
  return (
    <div className={styles["files"]}>
      <header className={styles["header"]}>
        <div className={styles["heading"]}>
          <h1 className={styles["title"]}>{name}</h1>
          <p className={styles["note"]}>
            {text("sharedBy", { organisation })}
            {kind === "folder" && files.length > 0 ? ` · ${text("files", { count: files.length })}` : ""}
          </p>
        </div>
        {zip === null ? null : (
          <LinkButton href={zip} download="" kind="primary" icon={PackageOpen}>
            {text("all")}
          </LinkButton>
        )}
      </header>
      {files.length === 0 ? (
        <EmptyState icon={FolderOpen} title={text("emptyTitle")}>
          {text("emptyBody")}
        </EmptyState>
      ) : (
        <ul className={styles["list"]} data-kind={kind}>
          {files.slice(0, most).map((file) => (
            <SharedFileView key={file.url} file={file} />
          ))}
        </ul>
      )}
      {hidden <= 0 ? null : <Button onPress={() => setMost(most + step)}>{text("more", { count: hidden })}</Button>}
    </div>
  );
};
