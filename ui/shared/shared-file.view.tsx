import { Download, ExternalLink, File, FileText, Film, Image, Music } from "lucide-react";
import { type ReactNode, useState } from "react";
import { bytesText } from "../../core/files/bytes-text.rule.ts";
import type { SharedFile } from "../../core/files/file-share.model.ts";
import { sharedDownload } from "../../core/files/shared-address.rule.ts";
import { pictureAddress } from "../../core/files/thumbnail.rule.ts";
import { sharedPageText } from "../i18n/en/shared-page.ts";
import { useText } from "../i18n/use-text.ts";
import { LinkButton } from "../kit/link-button.view.tsx";
import styles from "./shared-page.module.css";

const icons = { image: Image, video: Film, audio: Music, pdf: FileText, file: File } as const;

const Preview = ({ file }: { readonly file: SharedFile }): ReactNode => {
  const text = useText(sharedPageText);
  const [isMissing, setMissing] = useState(false);
  const Icon = icons[file.type];
  const onError = (): void => setMissing(true);
  if (!isMissing && file.type === "image")
    return (
      <img className={styles["picture"]} src={pictureAddress(file.url, 640)} alt={file.description} loading="lazy" onError={onError} />
    );
  if (!isMissing && file.type === "video")
    return (
      <video className={styles["picture"]} src={file.url} aria-label={file.filename} controls preload="metadata" onError={onError}>
        <track kind="captions" />
      </video>
    );
  return (
    <span className={styles["symbol"]} role="img" aria-label={text("noPreview")}>
      <Icon aria-hidden="true" />
    </span>
  );
};

const isViewed = ({ type }: SharedFile): boolean => type === "image" || type === "pdf";

/** A file behind a link: its preview, its facts, and what can be done with it. */
export const SharedFileView = ({ file }: { readonly file: SharedFile }) => {
  const text = useText(sharedPageText);
  const { filename, path, size, type, url } = file;
  return (
    <li className={styles["file"]}>
      <div className={styles["preview"]} data-drawn={type === "image" || type === "video"}>
        <Preview file={file} />
      </div>
      <div className={styles["facts"]}>
        <h2 className={styles["name"]}>{filename}</h2>
        <p className={styles["note"]}>
          {bytesText(size)}
          {path === "" ? "" : ` · ${text("inFolder", { path })}`}
        </p>
        {type === "audio" ? (
          <audio className={styles["sound"]} src={url} aria-label={filename} controls preload="none">
            <track kind="captions" />
          </audio>
        ) : null}
        <div className={styles["actions"]}>
          <LinkButton href={sharedDownload(url)} download="" icon={Download} aria-label={text("downloadName", { name: filename })}>
            {text("download")}
          </LinkButton>
          {isViewed(file) ? (
            <LinkButton href={url} target="_blank" kind="quiet" icon={ExternalLink} aria-label={text("viewName", { name: filename })}>
              {text("view")}
            </LinkButton>
          ) : null}
        </div>
      </div>
    </li>
  );
};
