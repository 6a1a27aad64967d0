import * as E from "fp-ts/lib/Either.js";
import { Folder, FolderInput } from "lucide-react";
import { Alerts } from "../../../core/client/alerts.service.ts";
import { folderTargets } from "../../../core/groups/folder-targets.rule.ts";
import { GroupCatalogue } from "../../../core/groups/group-catalogue.service.ts";
import type { GroupFolder } from "../../../core/groups/group.model.ts";
import { latestValue } from "../../../core/kernel/remote.ts";
import { groupsText } from "../../i18n/en/groups.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { Menu } from "../../kit/menu.view.tsx";
import { useToasts } from "../../kit/toasts.view.tsx";
import { useService } from "../../react/services.tsx";

const top = "top";

/** Moves a folder of groups into another or to the top, with what is in it; can be undone. */
export const MoveFolderScreen = ({ folder, folders }: { readonly folder: GroupFolder; readonly folders: readonly GroupFolder[] }) => {
  const text = useText(groupsText);
  const [board, alerts, toasts] = [useService(GroupCatalogue), useService(Alerts), useToasts()];
  const { id, name, folder_id: before } = folder;
  // Undo must keep a name given since the move.
  const nameNow = (): string => latestValue(board.latest())?.folders.find((one) => one.id === id)?.name ?? name;
  const move = async (place: number | null): Promise<void> => {
    if (place === before) return;
    if (E.isRight(await alerts.reporting(board.moveFolder(id, name, place))()))
      toasts.undoable(
        text("folder.moved", { name }),
        text("actions.undo"),
        () => void alerts.reporting(board.moveFolder(id, nameNow(), before))(),
      );
  };
  return (
    <Menu
      label={text("actions.moveFolder")}
      placement="bottom start"
      trigger={
        <Button size="small" kind="quiet" icon={FolderInput}>
          {text("actions.moveFolder")}
        </Button>
      }
      groups={[
        {
          id: "folder",
          title: text("actions.toFolder"),
          chosen: String(before ?? top),
          entries: folderTargets(folders, folder).map((target) => ({
            id: String(target.id ?? top),
            label: target.id === null ? text("list.none") : target.name,
            icon: Folder,
          })),
        },
      ]}
      onAction={(place) => void move(place === top ? null : Number(place))}
    />
  );
};
