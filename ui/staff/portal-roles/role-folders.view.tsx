import { Trash2 } from "lucide-react";
import { folderPathName, type TreeFolder } from "../../../core/library/folder-tree.rule.ts";
import { portalRolesText } from "../../i18n/en/portal-roles.ts";
import { useText } from "../../i18n/use-text.ts";
import { ComboBox } from "../../kit/combo-box.view.tsx";
import { IconButton } from "../../kit/icon-button.view.tsx";
import lists from "../settings/settings-list.module.css";

type RoleFoldersProps = {
  readonly of: "files" | "lessons";
  /** ids of the folders that are shared */
  readonly chosen: readonly number[];
  readonly folders: readonly TreeFolder[];
  readonly error: string | undefined;
  readonly onShare: (folder: number, isShared: boolean) => void;
};

/** The folders of files or lessons that are shared with a role: found by typing, taken away one by one. */
export const RoleFolders = ({ of, chosen, folders, error, onShare }: RoleFoldersProps) => {
  const text = useText(portalRolesText);
  const ids = folders.flatMap(({ id }) => (typeof id === "number" ? [id] : []));
  const shared = ids.filter((id) => chosen.includes(id));
  const others = ids.filter((id) => !chosen.includes(id));
  const title = text(`form.${of}Folders`);
  return (
    <fieldset className={lists["group"]}>
      <legend className={lists["legend"]}>{title}</legend>
      {shared.length === 0 ? (
        <p className={lists["muted"]}>{text("form.noFolders")}</p>
      ) : (
        <ul className={lists["rows"]} aria-label={title}>
          {shared.map((id) => (
            <li key={id} className={lists["row"]} data-wraps="true">
              <span className={lists["words"]}>{folderPathName(folders, id)}</span>
              <IconButton
                icon={Trash2}
                kind="quiet"
                size="small"
                label={text("form.unshare", { name: folderPathName(folders, id) })}
                onPress={() => onShare(id, false)}
              />
            </li>
          ))}
        </ul>
      )}
      <ComboBox
        key={chosen.length}
        label={text(`form.${of}Add`)}
        error={error}
        options={others.map((id) => ({ id: String(id), label: folderPathName(folders, id) }))}
        selected={null}
        onSelect={(id) => {
          if (id !== null) onShare(Number(id), true);
        }}
      />
    </fieldset>
  );
};
