import { FileUp } from "lucide-react";
import { useRef } from "react";
import { DropZone } from "react-aria-components";
import { type Failure, failureMessage } from "../../../core/kernel/failure.ts";
import { importText } from "../../i18n/en/import.ts";
import { useText } from "../../i18n/use-text.ts";
import { Banner } from "../../kit/banner.view.tsx";
import { Button } from "../../kit/button.view.tsx";
import { Card } from "../../kit/card.view.tsx";
import { ProgressBar } from "../../kit/progress.view.tsx";
import styles from "./import.module.css";

export type UploadStepProps = { readonly sending: string | null; readonly failure: Failure | null; readonly onFile: (file: File) => void };

const kinds = ".csv,.tsv,.tab,.txt,.xlsx";
const sample = `data:text/csv;charset=utf-8,${encodeURIComponent('First name,Last name,Email,Mobile,Tags\r\nAda,Lovelace,ada@mail.example,+1 212 555 0101,"customer, vip"\r\n')}`;

/** Selects the file by a button or by drag and drop. */
export const UploadStep = ({ sending, failure, onFile }: UploadStepProps) => {
  const text = useText(importText);
  const input = useRef<HTMLInputElement>(null);
  return (
    <Card title={text("upload.title")}>
      <div className={styles["stack"]}>
        {failure === null ? null : (
          <Banner tone="danger" title={text("upload.failed")}>
            {failureMessage(failure)}
          </Banner>
        )}
        {sending === null ? (
          <DropZone
            className={styles["drop"] ?? ""}
            aria-label={text("upload.drop")}
            onDrop={async ({ items }) => {
              const dropped = items.find((item) => item.kind === "file");
              if (dropped?.kind === "file") onFile(await dropped.getFile());
            }}
          >
            <FileUp className={styles["dropIcon"]} aria-hidden="true" />
            <span>{text("upload.drop")}</span>
            <input
              ref={input}
              type="file"
              hidden
              accept={kinds}
              // DropZone would move the focus away from the button on a click outside its controls.
              onClick={(event) => event.stopPropagation()}
              onChange={(event) => {
                const file = event.target.files?.[0];
                if (file !== undefined) onFile(file);
                event.target.value = "";
              }}
            />
            <Button kind="primary" autoFocus onPress={() => input.current?.click()}>
              {text("upload.choose")}
            </Button>
          </DropZone>
        ) : (
          <ProgressBar label={text("upload.sending", { name: sending })} percent={null} />
        )}
        <p className={styles["note"]}>
          {text("upload.limits")}{" "}
          <a href={sample} download="contacts-sample.csv">
            {text("upload.template")}
          </a>
        </p>
      </div>
    </Card>
  );
};
