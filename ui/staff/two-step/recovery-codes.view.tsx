import { Check, Copy, Download } from "lucide-react";
import { useState } from "react";
import { twoStepText } from "../../i18n/en/two-step.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { LinkButton } from "../../kit/link-button.view.tsx";
import styles from "./two-step.module.css";

export type RecoveryCodesProps = {
  readonly codes: readonly string[];
  readonly product: string;
  readonly email: string;
  /** @returns whether the browser allowed it */
  readonly onCopy: (text: string) => Promise<boolean>;
  readonly onDone: () => void;
};

/** Recovery codes, shown once: copy, download, and confirm that they are stored. */
export const RecoveryCodes = ({ codes, product, email, onCopy, onDone }: RecoveryCodesProps) => {
  const text = useText(twoStepText);
  const [copied, setCopied] = useState<boolean | null>(null);
  const file = `${text("codes.file", { product, email })}\n\n${codes.join("\n")}\n`;
  return (
    <div className={styles["stack"]}>
      <p>{text("codes.lead")}</p>
      <ul className={styles["codes"]} aria-label={text("codes.list")}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles["start"]}>
        <Button size="small" icon={copied === true ? Check : Copy} onPress={() => void onCopy(codes.join("\n")).then(setCopied)}>
          {text(copied === true ? "codes.copied" : "codes.copy")}
        </Button>
        <LinkButton
          size="small"
          icon={Download}
          download="cygnet-recovery-codes.txt"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}
        >
          {text("codes.download")}
        </LinkButton>
      </div>
      <div role="status">
        {copied === null ? null : <span className={styles["note"]}>{text(copied ? "codes.copied" : "codes.notCopied")}</span>}
      </div>
      <div className={styles["end"]}>
        <Button kind="primary" data-takes-focus="" onPress={onDone}>
          {text("codes.done")}
        </Button>
      </div>
    </div>
  );
};
