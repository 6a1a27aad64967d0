import { UploadCloud } from "lucide-react";
import { useRef } from "react";
import { fileLimits, megabyte } from "../../../../core/files/file-limits.model.ts";
import type { FilePicking } from "../../../../core/files/file-picker.model.ts";
import { isForPictures } from "../../../../core/files/file-picker.view-model.ts";
import { filePickerText } from "../../../i18n/en/file-picker.ts";
import { useText } from "../../../i18n/use-text.ts";
import { Button } from "../../../kit/button.view.tsx";
import styles from "./picker-upload.module.css";

type PickerUploadProps = {
  readonly request: FilePicking;
  /** name of the folder that uploads go into; null for none */ readonly folder: string | null;
  readonly onUpload: (files: readonly File[]) => void;
};

const accepts: Readonly<Record<string, string>> = { image: "image/*", video: "video/*", audio: "audio/*", pdf: "application/pdf" };

/** Uploads files from the device; they can also be dropped anywhere on the window. */
export const PickerUpload = ({ request, folder, onUpload }: PickerUploadProps) => {
  const text = useText(filePickerText);
  const input = useRef<HTMLInputElement>(null);
  const { kinds = [], isMultiple = false } = request;
  const isPicture = isForPictures(request);
  return (
    <div className={styles["upload"]}>
      <div className={styles["place"]}>
        <UploadCloud className={styles["icon"]} aria-hidden="true" />
        <p className={styles["words"]}>{text(isPicture ? "upload.dropPicture" : "upload.drop")}</p>
        <p className={styles["or"]}>{text("upload.or")}</p>
        <input
          ref={input}
          hidden
          type="file"
          aria-label={text("upload.choose")}
          multiple={isMultiple}
          accept={kinds.map((kind) => accepts[kind] ?? "").join(",")}
          onChange={({ currentTarget }) => {
            onUpload([...(currentTarget.files ?? [])]);
            currentTarget.value = "";
          }}
        />
        <Button kind="primary" onPress={() => input.current?.click()}>
          {text("upload.choose")}
        </Button>
        <p className={styles["limit"]}>
          {isPicture
            ? text("upload.limitPicture", { size: fileLimits.pictureBytes / megabyte, pixels: fileLimits.pixels / 1_000_000 })
            : text("upload.limit", { size: fileLimits.bytes / megabyte, video: fileLimits.videoBytes / megabyte })}
        </p>
        {folder === null ? null : <p className={styles["limit"]}>{text("upload.into", { folder })}</p>}
      </div>
    </div>
  );
};
