import * as E from "fp-ts/lib/Either.js";
import { useCallback, useEffect, useState } from "react";
import { Alerts } from "../../../core/client/alerts.service.ts";
import type { FileId, FolderId } from "../../../core/files/file-id.model.ts";
import type { FileShare, NewFileShare } from "../../../core/files/file-share.model.ts";
import { FileShareStore } from "../../../core/files/files.port.ts";
import type { LibraryItem } from "../../../core/files/library-item.rule.ts";
import { type ShareDays, shareEnd } from "../../../core/files/share-end.rule.ts";
import { Clock } from "../../../core/kernel/clock.port.ts";
import { fileSharesText } from "../../i18n/en/file-shares.ts";
import { useText } from "../../i18n/use-text.ts";
import { useToasts } from "../../kit/toasts.view.tsx";
import { useService } from "../../react/services.tsx";
import { useAnswer } from "../../react/use-answer.ts";
import { useSubmit } from "../../react/use-submit.ts";
import { FileLinksView } from "./file-links.view.tsx";

type FileLinksProps = { readonly item: LibraryItem; readonly onClose: () => void };

type Subject = Pick<NewFileShare, "file_id" | "folder_id">;

const idOf = (item: LibraryItem): FileId | FolderId => (item.kind === "file" ? item.file.id : item.folder.id);
const subjectOf = (kind: LibraryItem["kind"], id: FileId | FolderId): Subject => {
  if (typeof id !== "number") return {};
  return kind === "file" ? { file_id: id } : { folder_id: id };
};

/** Creates links to a file or folder, lists them and revokes them. */
export const FileLinksScreen = ({ item, onClose }: FileLinksProps) => {
  const [store, alerts, clock, toasts] = [useService(FileShareStore), useService(Alerts), useService(Clock), useToasts()];
  const text = useText(fileSharesText);
  const [made, setMade] = useState<FileShare | null>(null);
  const [now, setNow] = useState(clock.now);
  const { isPending, failure, run } = useSubmit();
  const [kind, id] = [item.kind, idOf(item)];
  const ask = useCallback(() => store.list(subjectOf(kind, id)), [store, kind, id]);
  const { answer, again } = useAnswer(ask, item.key);
  useEffect(() => setNow(clock.now()), [answer, clock]);
  const create = (days: ShareDays, password: string): void => {
    const ends = shareEnd(days, clock.now());
    const share: NewFileShare = {
      ...subjectOf(kind, id),
      ...(ends === null ? {} : { expires_at: ends }),
      ...(password === "" ? {} : { password }),
    };
    run(store.create(share), (created) => {
      setMade(created);
      again();
    });
  };
  const copy = (url: string): void =>
    void navigator.clipboard.writeText(url).then(
      () => toasts.show({ text: text("copied"), tone: "success" }),
      () => toasts.show({ text: text("notCopied") }),
    );
  const revoke = (link: number): void =>
    void alerts
      .reporting(store.revoke(link))()
      .then((reply) => {
        if (E.isRight(reply)) toasts.show({ text: text("revoked"), tone: "success" });
        if (made?.id === link) setMade(null);
        again();
      });
  return (
    <FileLinksView
      name={item.name}
      isFolder={item.kind === "folder"}
      shares={answer}
      made={made}
      now={now}
      isPending={isPending}
      failure={failure}
      onCreate={create}
      onAnother={() => setMade(null)}
      onCopy={copy}
      onRevoke={revoke}
      onRetry={again}
      onClose={onClose}
    />
  );
};
