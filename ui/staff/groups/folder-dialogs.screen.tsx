import * as E from "fp-ts/lib/Either.js";
import { useState } from "react";
import { Alerts } from "../../../core/client/alerts.service.ts";
import { GroupCatalogue } from "../../../core/groups/group-catalogue.service.ts";
import type { GroupFolder } from "../../../core/groups/group.model.ts";
import { failureMessage } from "../../../core/kernel/failure.ts";
import { groupsText } from "../../i18n/en/groups.ts";
import { useText } from "../../i18n/use-text.ts";
import { ConfirmDialog } from "../../kit/confirm-dialog.view.tsx";
import { useGo } from "../../react/address.ts";
import { useService } from "../../react/services.tsx";
import { NameDialog } from "./name-dialog.view.tsx";

/** The pending action on a folder; null for none. */
export type FolderQuestion = "new" | "rename" | "remove" | null;

type FolderDialogsProps = {
  readonly question: FolderQuestion;
  readonly folder: GroupFolder | null;
  /** of a new folder */ readonly parent: GroupFolder | null;
  readonly onClose: () => void;
};

/** Creates, renames and deletes group folders. */
export const FolderDialogs = ({ question, folder, parent, onClose }: FolderDialogsProps) => {
  const board = useService(GroupCatalogue);
  const alerts = useService(Alerts);
  const text = useText(groupsText);
  const go = useGo();
  const [error, setError] = useState<string | null>(null);
  const close = (): void => {
    setError(null);
    onClose();
  };
  if (question === "remove" && folder !== null)
    return (
      <ConfirmDialog
        title={text("folder.question", { name: folder.name })}
        action={text("actions.removeFolder")}
        isDangerous
        isOpen
        onCancel={close}
        onConfirm={() =>
          void alerts
            .reporting(board.removeFolder(folder.id))()
            .then((answer) => {
              if (E.isRight(answer)) go("/ui/groups");
              close();
            })
        }
      >
        {text("folder.body")}
      </ConfirmDialog>
    );
  if (question === "new" || (question === "rename" && folder !== null))
    return (
      <NameDialog
        title={
          question === "rename"
            ? text("actions.renameFolder")
            : parent === null
              ? text("actions.newFolder")
              : text("folder.newIn", { name: parent.name })
        }
        label={text("folder.name")}
        action={text(question === "new" ? "folder.make" : "folder.keep")}
        start={question === "new" ? "" : (folder?.name ?? "")}
        error={error}
        onClose={close}
        onSubmit={(name) =>
          void (
            question === "new" || folder === null ? board.createFolder(name, parent?.id ?? null) : board.renameFolder(folder.id, name)
          )().then((answer) => (E.isLeft(answer) ? setError(failureMessage(answer.left)) : close()))
        }
      />
    );
  return null;
};
