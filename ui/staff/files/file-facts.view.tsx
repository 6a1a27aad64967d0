import type { ReactNode } from "react";
import type { FileRecord } from "../../../core/files/file.model.ts";
import { durationDisplay } from "../../../core/kernel/duration-display.rule.ts";
import { fileDetailsText } from "../../i18n/en/file-details.ts";
import { filesText } from "../../i18n/en/files.ts";
import { fileSize } from "../../i18n/file-size.ts";
import { useLanguage, useText } from "../../i18n/use-text.ts";
import { Anchor } from "../../kit/anchor.view.tsx";
import { TimeAgo } from "../../kit/time-ago.view.tsx";
import styles from "./file-details.module.css";
import { folderHref } from "./library-address.ts";

type FileFactsProps = {
  readonly file: FileRecord;
  /** name of its folder with those above; null for no folder */
  readonly folder: string | null;
  /** epoch seconds */
  readonly now: number;
};

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div className={styles["fact"]}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** Type, size, place and times of a file. */
export const FileFacts = ({ file, folder, now }: FileFactsProps) => {
  const text = useText(fileDetailsText);
  const library = useText(filesText);
  const language = useLanguage();
  const { extension, type, size, width, height, duration, teams } = file;
  return (
    <dl className={styles["facts"]}>
      <Fact name={text("facts.kind")}>
        {extension === "" ? library(`kinds.${type}`) : `${library(`kinds.${type}`)} (${extension.toUpperCase()})`}
      </Fact>
      <Fact name={text("facts.size")}>{fileSize(size, language)}</Fact>
      {width === null || height === null ? null : <Fact name={text("facts.pixels")}>{text("facts.pixelsValue", { width, height })}</Fact>}
      {duration === null ? null : <Fact name={text("facts.length")}>{durationDisplay(duration)}</Fact>}
      <Fact name={text("facts.folder")}>
        <Anchor href={folderHref(file.folder_id)}>{folder ?? library("places.all")}</Anchor>
      </Fact>
      <Fact name={text("facts.shared")}>{teams.length === 0 ? text("facts.noTeams") : text("facts.teams", { count: teams.length })}</Fact>
      {file.system ? null : (
        <>
          <Fact name={text("facts.added")}>
            <TimeAgo at={file.created_at} now={now} />
          </Fact>
          <Fact name={text("facts.changed")}>
            <TimeAgo at={file.updated_at} now={now} />
          </Fact>
        </>
      )}
    </dl>
  );
};
