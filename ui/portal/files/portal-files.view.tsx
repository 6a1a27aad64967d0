import { FolderOpen } from "lucide-react";
import type { Remote } from "../../../core/kernel/remote.ts";
import type { PortalFolderContent } from "../../../core/portal-files/portal-folder.model.ts";
import { portalFilesText } from "../../i18n/en/portal-files.ts";
import { useText } from "../../i18n/use-text.ts";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import { FolderPage } from "../folders/folder-page.view.tsx";
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

/** Folders that are shared with the learner's role, and what is in them. */
export const PortalFilesView = ({ organisation, content, href, onPage, onRetry }: PortalFilesViewProps) => {
  const text = useText(portalFilesText);
  return (
    <FolderPage
      content={content}
      title={text("title")}
      note={text("note", { organisation })}
      empty={{ icon: FolderOpen, title: text("emptyTitle"), body: text("emptyBody", { organisation }) }}
      countOf={({ files_count }) => text("count", { count: files_count })}
      folderHref={(id) => href(id === null ? "/p/files" : `/p/files/${id}`)}
      skeleton={<SkeletonLines lines={8} />}
      onRetry={onRetry}
    >
      {({ folder, folders, files }) => (
        <>
          {files.count === 0 ? null : <PortalFileList files={files} label={text("files", { name: folder?.name ?? "" })} onPage={onPage} />}
          {folders.length + files.count === 0 ? <p className={rows["muted"]}>{text("emptyFolder")}</p> : null}
        </>
      )}
    </FolderPage>
  );
};
