import type { FileUsage } from "../../../core/files/file.model.ts";
import { storageShare } from "../../../core/files/storage-share.rule.ts";
import { latestValue, type Remote } from "../../../core/kernel/remote.ts";
import { filesText } from "../../i18n/en/files.ts";
import { fileSize } from "../../i18n/file-size.ts";
import { useLanguage, useText } from "../../i18n/use-text.ts";
import { ProgressBar } from "../../kit/progress.view.tsx";

/** The storage in use as a bar; nothing while it is unknown. */
export const StorageBar = ({ usage }: { readonly usage: Remote<FileUsage> }) => {
  const text = useText(filesText);
  const language = useLanguage();
  const known = latestValue(usage);
  if (known === undefined) return null;
  const { percent, state } = storageShare(known);
  const words = { used: fileSize(known.bytes, language), limit: fileSize(known.limit, language) };
  return (
    <ProgressBar
      label={text("usage.label")}
      percent={percent}
      valueText={text(state === "full" ? "usage.full" : "usage.value", words)}
      tone={state === "free" ? "primary" : state === "near" ? "warning" : "danger"}
    />
  );
};
