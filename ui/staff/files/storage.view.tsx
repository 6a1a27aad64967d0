import { ArrowDownWideNarrow, Copy, Trash2 } from "lucide-react";
import type { FileUsage } from "../../../core/files/file.model.ts";
import { storageShare } from "../../../core/files/storage-share.rule.ts";
import type { Remote } from "../../../core/kernel/remote.ts";
import { storageText } from "../../i18n/en/storage.ts";
import { fileSize } from "../../i18n/file-size.ts";
import { numberFormat } from "../../i18n/formats.ts";
import { useLanguage, useText } from "../../i18n/use-text.ts";
import { Banner } from "../../kit/banner.view.tsx";
import { Card } from "../../kit/card.view.tsx";
import { LinkButton } from "../../kit/link-button.view.tsx";
import { PageHeader } from "../../kit/page-header.view.tsx";
import { RemoteView } from "../../kit/remote.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import { binHref, duplicatesHref, largestHref } from "./library-address.ts";
import { StorageBar } from "./storage-bar.view.tsx";
import styles from "./storage.module.css";

export type StorageViewProps = { readonly usage: Remote<FileUsage>; readonly onRetry: () => void };

const Figure = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <div className={styles["figure"]}>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);

const Use = ({ usage }: { readonly usage: FileUsage }) => {
  const text = useText(storageText);
  const language = useLanguage();
  const { state } = storageShare(usage);
  const count = (value: number): string => numberFormat(language, {}).format(value);
  return (
    <div className={styles["body"]}>
      {state === "free" ? null : <Banner tone={state === "full" ? "danger" : "warning"}>{text(state)}</Banner>}
      <StorageBar usage={{ tag: "loaded", value: usage }} />
      <dl className={styles["figures"]}>
        <Figure name={text("free")} value={fileSize(Math.max(0, usage.limit - usage.bytes), language)} />
        <Figure name={text("files")} value={count(usage.files)} />
        <Figure name={text("bin")} value={count(usage.bin)} />
      </dl>
      <p className={styles["note"]}>{text("binNote")}</p>
      <div className={styles["links"]}>
        <LinkButton size="small" icon={ArrowDownWideNarrow} href={largestHref}>
          {text("largest")}
        </LinkButton>
        <LinkButton size="small" icon={Copy} href={duplicatesHref}>
          {text("duplicates")}
        </LinkButton>
        <LinkButton size="small" icon={Trash2} href={binHref}>
          {text("openBin")}
        </LinkButton>
      </div>
    </div>
  );
};

/** The storage in use, and what frees some. */
export const StorageView = ({ usage, onRetry }: StorageViewProps) => {
  const text = useText(storageText);
  return (
    <>
      <PageHeader title={text("title")} />
      <div className={styles["page"]}>
        <Card title={text("used")} note={text("usedNote")}>
          <RemoteView remote={usage} skeleton={<SkeletonLines lines={4} />} onRetry={onRetry}>
            {(known) => <Use usage={known} />}
          </RemoteView>
        </Card>
      </div>
    </>
  );
};
