import { ChevronRight, Folder, FolderOpen } from "lucide-react";
import { latestValue, type Remote } from "../../../core/kernel/remote.ts";
import type { PortalFolder, PortalFolderContent } from "../../../core/portal-files/portal-folder.model.ts";
import { portalFilesText } from "../../i18n/en/portal-files.ts";
import { useText } from "../../i18n/use-text.ts";
import { Anchor } from "../../kit/anchor.view.tsx";
import { Breadcrumb } from "../../kit/breadcrumb.view.tsx";
import { Card } from "../../kit/card.view.tsx";
import { EmptyState } from "../../kit/empty-state.view.tsx";
import { PageHeader } from "../../kit/page-header.view.tsx";
import { RemoteView } from "../../kit/remote.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import rows from "../more/rows.module.css";
import { PortalFileList } from "./portal-file-list.view.tsx";

export type PortalFilesViewProps = {
  readonly organisation: string;
  readonly content: Remote<PortalFolderContent>;
  /** builds the address of a page of this portal */
  readonly href: (rest: string) => string;
  readonly onPage: (page: number) => void;
  readonly onRetry: () => void;
};

const Folders = ({ folders, href }: { readonly folders: readonly PortalFolder[]; readonly href: (rest: string) => string }) => {
  const text = useText(portalFilesText);
  return (
    <Card title={text("folders")}>
      <ul className={rows["list"]} aria-label={text("folders")}>
        {folders.map(({ id, name, files_count }) => (
          <li key={id}>
            <Anchor href={href(`/p/files/${id}`)} className={rows["row"]}>
              <Folder className={rows["icon"]} aria-hidden="true" />
              <span className={rows["words"]}>
                <span className={rows["name"]}>{name}</span>
                <span className={rows["muted"]}>{text("count", { count: files_count })}</span>
              </span>
              <ChevronRight className={rows["icon"]} aria-hidden="true" />
            </Anchor>
          </li>
        ))}
      </ul>
    </Card>
  );
};

const Loaded = ({
  organisation,
  content,
  href,
  onPage,
}: Omit<PortalFilesViewProps, "content" | "onRetry"> & { readonly content: PortalFolderContent }) => {
  const text = useText(portalFilesText);
  const { folder, above, folders, files } = content;
  if (folder === null && folders.length === 0)
    return (
      <>
        <PageHeader title={text("title")} />
        <EmptyState icon={FolderOpen} title={text("emptyTitle")}>
          {text("emptyBody", { organisation })}
        </EmptyState>
      </>
    );
  return (
    <>
      {folder === null ? null : (
        <Breadcrumb
          label={text("path")}
          crumbs={[
            { label: text("title"), href: href("/p/files") },
            ...above.map(({ id, name }) => ({ label: name, href: href(`/p/files/${id}`) })),
            { label: folder.name },
          ]}
        />
      )}
      <PageHeader title={folder?.name ?? text("title")} note={folder === null ? text("note", { organisation }) : undefined} />
      <div className={rows["stack"]}>
        {folders.length === 0 ? null : <Folders folders={folders} href={href} />}
        {files.count === 0 ? null : <PortalFileList files={files} label={text("files", { name: folder?.name ?? "" })} onPage={onPage} />}
        {folders.length + files.count === 0 ? <p className={rows["muted"]}>{text("emptyFolder")}</p> : null}
      </div>
    </>
  );
};

/** Folders that are shared with the learner's role, and what is in them. */
export const PortalFilesView = ({ content, onRetry, ...rest }: PortalFilesViewProps) => {
  const text = useText(portalFilesText);
  return (
    <>
      {latestValue(content) === undefined ? <PageHeader title={text("title")} /> : null}
      <RemoteView remote={content} skeleton={<SkeletonLines lines={8} />} onRetry={onRetry}>
        {(known) => <Loaded content={known} {...rest} />}
      </RemoteView>
    </>
  );
};
