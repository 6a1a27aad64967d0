import { ChevronRight, Folder } from "lucide-react";
import type { ReactNode } from "react";
import { latestValue, type Remote } from "../../../core/kernel/remote.ts";
import type { FolderName } from "../../../core/library/shared-folder.model.ts";
import { sharedFoldersText } from "../../i18n/en/shared-folders.ts";
import { useText } from "../../i18n/use-text.ts";
import { Anchor } from "../../kit/anchor.view.tsx";
import { Breadcrumb } from "../../kit/breadcrumb.view.tsx";
import { Card } from "../../kit/card.view.tsx";
import { EmptyState } from "../../kit/empty-state.view.tsx";
import type { Icon } from "../../kit/icon.ts";
import { LinkButton } from "../../kit/link-button.view.tsx";
import { PageHeader } from "../../kit/page-header.view.tsx";
import { RemoteView } from "../../kit/remote.view.tsx";
import rows from "../more/rows.module.css";

type FolderContent = { readonly folder: FolderName | null; readonly above: readonly FolderName[]; readonly folders: readonly FolderName[] };

type LoadedProps<C extends FolderContent> = {
  readonly content: C;
  /** Names the page of the shared folders. */
  readonly title: string;
  /** Says what is shared. */
  readonly note: string;
  /** Shown where no folder is shared. */
  readonly empty: { readonly icon: Icon; readonly title: string; readonly body: string };
  /** How much a folder holds. */
  readonly countOf: (folder: C["folders"][number]) => string;
  /** The address of a folder, null for the shared folders. */
  readonly folderHref: (id: number | null) => string;
  /** What a folder holds besides folders. */
  readonly children: (content: C) => ReactNode;
};
type FolderPageProps<C extends FolderContent> = Omit<LoadedProps<C>, "content"> & {
  readonly content: Remote<C>;
  readonly skeleton: ReactNode;
  readonly onRetry: () => void;
};

const Folders = <C extends FolderContent>({
  content: { folders },
  countOf,
  folderHref,
}: Pick<LoadedProps<C>, "content" | "countOf" | "folderHref">) => {
  const text = useText(sharedFoldersText);
  return (
    <Card title={text("folders")}>
      <ul className={rows["list"]} aria-label={text("folders")}>
        {folders.map((folder: C["folders"][number]) => (
          <li key={folder.id}>
            <Anchor href={folderHref(folder.id)} className={rows["row"]}>
              <Folder className={rows["icon"]} aria-hidden="true" />
              <span className={rows["words"]}>
                <span className={rows["name"]}>{folder.name}</span>
                <span className={rows["muted"]}>{countOf(folder)}</span>
              </span>
              <ChevronRight className={rows["icon"]} aria-hidden="true" />
            </Anchor>
          </li>
        ))}
      </ul>
    </Card>
  );
};

const Loaded = <C extends FolderContent>({ content, title, note, empty, countOf, folderHref, children }: LoadedProps<C>) => {
  const text = useText(sharedFoldersText);
  const { folder, above, folders } = content;
  if (folder === null && folders.length === 0)
    return (
      <>
        <PageHeader title={title} />
        <EmptyState icon={empty.icon} title={empty.title}>
          {empty.body}
        </EmptyState>
      </>
    );
  return (
    <>
      {folder === null ? null : (
        <Breadcrumb
          label={text("path")}
          crumbs={[
            { label: title, href: folderHref(null) },
            ...above.map(({ id, name }) => ({ label: name, href: folderHref(id) })),
            { label: folder.name },
          ]}
        />
      )}
      <PageHeader title={folder?.name ?? title} note={folder === null ? note : undefined} />
      <div className={rows["stack"]}>
        {folders.length === 0 ? null : <Folders content={content} countOf={countOf} folderHref={folderHref} />}
        {children(content)}
      </div>
    </>
  );
};

/** The folders that are shared with the learner's role, or one of them with its path, the folders in it and what else it holds. */
export const FolderPage = <C extends FolderContent>({ content, skeleton, onRetry, ...rest }: FolderPageProps<C>) => (
  <>
    {latestValue(content) === undefined ? <PageHeader title={rest.title} /> : null}
    <RemoteView
      remote={content}
      skeleton={skeleton}
      onRetry={onRetry}
      way={<LinkButton href={rest.folderHref(null)}>{rest.title}</LinkButton>}
    >
      {(known) => <Loaded content={known} {...rest} />}
    </RemoteView>
  </>
);
