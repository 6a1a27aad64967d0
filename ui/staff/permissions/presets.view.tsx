import { Pencil, Plus, Trash2 } from "lucide-react";
import type { Preset } from "../../../core/permissions/preset.model.ts";
import { permissionsText } from "../../i18n/en/permissions.ts";
import { usersText } from "../../i18n/en/users.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { Card } from "../../kit/card.view.tsx";
import { IconButton } from "../../kit/icon-button.view.tsx";
import lists from "../settings/settings-list.module.css";
import styles from "./permissions.module.css";

export type PresetsViewProps = {
  readonly presets: readonly Preset[];
  readonly onAdd: () => void;
  readonly onEdit: (preset: Preset) => void;
  readonly onRemove: (preset: Preset) => void;
};

/** The presets, each with its role and how many users follow it. */
export const PresetsView = ({ presets, onAdd, onEdit, onRemove }: PresetsViewProps) => {
  const text = useText(permissionsText);
  const people = useText(usersText);
  const add = (
    <Button icon={Plus} onPress={onAdd}>
      {text("presets.add")}
    </Button>
  );
  return (
    <Card title={text("presets.title")} actions={add}>
      <div className={styles["stack"]}>
        <p className={styles["muted"]}>{text("presets.note")}</p>
        {presets.length === 0 ? (
          <p className={styles["muted"]}>{text("presets.empty")}</p>
        ) : (
          <ul className={lists["rows"]} aria-label={text("presets.list")}>
            {presets.map((preset) => (
              <li key={preset.preset_id} className={lists["row"]}>
                <span className={styles["words"]}>
                  <span>{preset.name}</span>
                  <span className={styles["muted"]}>
                    {text("presets.facts", {
                      role: people(`roles.${preset.role}`),
                      followers: text("presets.followers", { count: preset.followers }),
                    })}
                  </span>
                </span>
                <IconButton icon={Pencil} kind="quiet" label={text("presets.edit", preset)} onPress={() => onEdit(preset)} />
                <IconButton icon={Trash2} kind="quiet" label={text("presets.remove", preset)} onPress={() => onRemove(preset)} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
};
