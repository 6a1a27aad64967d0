import { Ellipsis } from "lucide-react";
import { useState } from "react";
import type { LibraryAction } from "../../../core/files/file-library.view-model.ts";
import type { FileRecord } from "../../../core/files/file.model.ts";
import { latestValue, type Remote } from "../../../core/kernel/remote.ts";
import { fileDetailsText } from "../../i18n/en/file-details.ts";
import { libraryText } from "../../i18n/en/library.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { Dialog } from "../../kit/dialog.view.tsx";
import { LinkButton } from "../../kit/link-button.view.tsx";
import { Menu } from "../../kit/menu.view.tsx";
import { RemoteView } from "../../kit/remote.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import { Tabs } from "../../kit/tabs.view.tsx";
import { actionIcons } from "../library/entry-menu.view.tsx";
import { MediaBody } from "../media/media-preview.view.tsx";
import { EarlierContentsView, type EarlierContentsProps } from "./earlier-contents.view.tsx";
import { FileClashView, type FileClashProps } from "./file-clash.view.tsx";
import styles from "./file-details.module.css";
import { FileEdit, type FileEditProps } from "./file-edit.view.tsx";
import { FileFacts } from "./file-facts.view.tsx";
import { FileUsesView, type FileUsesProps } from "./file-uses.view.tsx";

export type FileDetailsViewProps = {
  readonly file: Remote<FileRecord>;
  /** name of its folder with those above; null for no folder */
  readonly folder: string | null;
  /** epoch seconds */
  readonly now: number;
  readonly actions: readonly LibraryAction[];
  readonly edit: Omit<FileEditProps, "file"> & Omit<FileClashProps, "clash"> & { readonly clash: FileClashProps["clash"] | null };
  readonly uses: FileUsesProps;
  readonly earlier: EarlierContentsProps;
  readonly onAction: (action: LibraryAction, file: FileRecord) => void;
  readonly onRetry: () => void;
  readonly onClose: () => void;
};

const inMenu: readonly LibraryAction[] = ["teams", "link", "move", "remove"];

const Parts = ({ file, ...props }: Omit<FileDetailsViewProps, "file"> & { readonly file: FileRecord }) => {
  const text = useText(fileDetailsText);
  const [tab, setTab] = useState("details");
  const used = latestValue(props.uses.uses);
  const facts = <FileFacts file={file} folder={props.folder} now={props.now} />;
  const tabs = [
    {
      id: "details",
      label: text("details"),
      content: (
        <div className={styles["columns"]}>
          <FileEdit {...props.edit} file={file} />
          {facts}
        </div>
      ),
    },
    {
      id: "uses",
      label: text("uses"),
      ...(used === undefined ? {} : { count: used.uses.length + used.hidden }),
      content: <FileUsesView {...props.uses} />,
    },
    { id: "versions", label: text("versions"), content: <EarlierContentsView {...props.earlier} /> },
  ];
  return (
    <div className={styles["body"]}>
      <div className={styles["preview"]}>
        <MediaBody title={file.description === "" ? file.filename : file.description} path={file.url} mimetype={file.mimetype} />
      </div>
      {file.editable ? <Tabs label={text("tabs")} tabs={tabs} selected={tab} onSelect={setTab} /> : facts}
    </div>
  );
};

/** A file: its preview, details, uses and earlier contents. */
export const FileDetailsView = (props: FileDetailsViewProps) => {
  const text = useText(fileDetailsText);
  const words = useText(libraryText);
  const known = latestValue(props.file);
  const { isDirty, clash } = props.edit;
  const entries = inMenu
    .filter((action) => props.actions.includes(action))
    .map((id) => ({ id, label: words(`actions.${id}`), icon: actionIcons[id], isDangerous: id === "remove" }));
  return (
    <>
      <Dialog
        title={known?.filename ?? text("loading")}
        size="680"
        isOpen
        isInAddress
        isDirty={isDirty}
        onClose={props.onClose}
        footer={
          known === undefined ? undefined : (
            <>
              {entries.length === 0 ? null : (
                <Menu
                  label={words("actions.more", { name: known.filename })}
                  placement="top end"
                  trigger={
                    <Button icon={Ellipsis} isDisabled={isDirty}>
                      {text("actions")}
                    </Button>
                  }
                  groups={[{ id: "file", entries }]}
                  onAction={(id) => {
                    const action = inMenu.find((one) => one === id);
                    if (action !== undefined) props.onAction(action, known);
                  }}
                />
              )}
              <LinkButton href={known.url} download={known.filename} icon={actionIcons.download}>
                {words("actions.download")}
              </LinkButton>
            </>
          )
        }
      >
        <RemoteView remote={props.file} skeleton={<SkeletonLines lines={6} />} onRetry={props.onRetry}>
          {(file) => <Parts {...props} file={file} />}
        </RemoteView>
      </Dialog>
      {clash === null ? null : <FileClashView {...props.edit} clash={clash} />}
    </>
  );
};
