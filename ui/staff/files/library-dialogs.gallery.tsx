import type { FileShare } from "../../../core/files/file-share.model.ts";
import { fileItem, folderItem } from "../../../core/files/library-item.rule.ts";
import { idle, loaded } from "../../../core/kernel/remote.ts";
import type { GalleryEntry } from "../../gallery/gallery-entry.ts";
import { MoveDialog } from "../library/move-dialog.view.tsx";
import { EarlierContentsView } from "./earlier-contents.view.tsx";
import { FileLinksView, type FileLinksViewProps } from "./file-links.view.tsx";
import { FileUsesView } from "./file-uses.view.tsx";
import { files, folders, now } from "./gallery-library.ts";
import { UploadDialog } from "./upload-dialog.view.tsx";
import { UsedDialog } from "./used-dialog.view.tsx";

const nothing = (): void => undefined;
const day = 86_400;
const items = files.slice(0, 2).map(fileItem);

const share = (id: number, more: Partial<FileShare> = {}): FileShare => ({
  id,
  file_id: 1,
  folder_id: null,
  url: null,
  expires_at: null,
  has_password: false,
  opens: 0,
  opened_at: null,
  created_by: 1,
  created_at: now - id * day,
  ...more,
});
const shares = [share(1), share(3, { expires_at: now + 6 * day, has_password: true, opens: 41, opened_at: now - 600 })];

const links = (props: Partial<FileLinksViewProps> = {}) => (
  <FileLinksView
    name="harbor-at-dawn.jpg"
    isFolder={false}
    shares={loaded(shares)}
    made={null}
    now={now}
    isPending={false}
    failure={null}
    onCreate={nothing}
    onAnother={nothing}
    onCopy={nothing}
    onRevoke={nothing}
    onRetry={nothing}
    onClose={nothing}
    {...props}
  />
);

const used = (count: number) => ({
  uses: Array.from({ length: count }, (_, at) => ({
    kind: at % 2 === 0 ? "lesson" : "contact",
    id: `${at}`,
    name: `Mooring ${at + 1}`,
    href: "/ui/",
  })),
  hidden: 1,
  unchecked: 0,
});

export const gallery: GalleryEntry = {
  name: "file-dialogs",
  group: "staff/files",
  isWhole: true,
  states: {
    move: () => <MoveDialog items={items} top="All files" folders={folders} onMove={nothing} onClose={nothing} />,
    "move without folders": () => <MoveDialog items={items} top="All files" folders={[]} onMove={nothing} onClose={nothing} />,
    "delete one that is used": () => <UsedDialog items={items.slice(0, 1)} used={used(2)} onConfirm={nothing} onCancel={nothing} />,
    "delete many that are used": () => (
      <UsedDialog
        items={[...items, ...folders.slice(0, 1).map(folderItem)]}
        used={{ ...used(9), unchecked: 12 }}
        onConfirm={nothing}
        onCancel={nothing}
      />
    ),
    upload: () => <UploadDialog folder="Campaigns" onFiles={nothing} onFolders={nothing} onClose={nothing} />,
    links: () => links(),
    "link created": () => links({ made: share(9, { url: "https://app.example/shared/6vQk2m9n4t8yXc1a7bD3fG5hJ0kL2mN4pR6sT8uV0wY" }) }),
    "no links": () => links({ shares: loaded([]), isFolder: true }),
    "links loading": () => links({ shares: idle }),
    uses: () => <FileUsesView uses={loaded({ ...used(3) })} isPending={false} onReplaceEverywhere={nothing} onRetry={nothing} />,
    "earlier contents": () => (
      <EarlierContentsView
        earlier={loaded([{ id: 1, filename: "harbor.jpg", mimetype: "image/jpeg", size: 420_000, replaced_at: now - day, replaced_by: 1 }])}
        now={now}
        isPending={false}
        onReplace={nothing}
        onRestore={nothing}
        onRetry={nothing}
      />
    ),
  },
};
