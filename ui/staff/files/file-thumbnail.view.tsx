import { Play } from "lucide-react";
import { useState } from "react";
import type { PictureWidth } from "../../../core/files/file-limits.model.ts";
import type { FileRecord } from "../../../core/files/file.model.ts";
import { thumbnailAddress } from "../../../core/files/thumbnail.rule.ts";
import { fileIcons } from "./file-look.ts";
import styles from "./file-thumbnail.module.css";

type FileThumbnailProps = {
  readonly file: Pick<FileRecord, "url" | "type" | "poster" | "extension" | "description" | "focus">;
  readonly width: PictureWidth;
  /** without its extension, for small places */
  readonly isBare?: boolean;
};

/** A small picture of a file, cropped around its focal point; an icon where there is none. */
export const FileThumbnail = ({ file, width, isBare = false }: FileThumbnailProps) => {
  const [broken, setBroken] = useState<string | null>(null);
  const address = thumbnailAddress(file, width);
  const Picture = fileIcons[file.type];
  if (address === null || broken === address)
    return (
      <span className={styles["icon"]} data-kind={file.type}>
        <Picture aria-hidden="true" />
        {isBare || file.extension === "" ? null : <span className={styles["extension"]}>{file.extension.slice(0, 5)}</span>}
      </span>
    );
  return (
    <span className={styles["frame"]}>
      <img
        className={styles["image"]}
        src={address}
        alt={file.description}
        loading="lazy"
        decoding="async"
        draggable={false}
        onError={() => setBroken(address)}
        {...(file.focus === null ? {} : { style: { objectPosition: `${file.focus.x * 100}% ${file.focus.y * 100}%` } })}
      />
      {file.type === "video" && !isBare ? <Play className={styles["play"]} aria-hidden="true" /> : null}
    </span>
  );
};
