import { Pencil, Plus, Trash2 } from "lucide-react";
import type { Remote } from "../../../core/kernel/remote.ts";
import type { PortalRole } from "../../../core/portal-roles/portal-role.model.ts";
import { portalRolesText } from "../../i18n/en/portal-roles.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { Card } from "../../kit/card.view.tsx";
import { IconButton } from "../../kit/icon-button.view.tsx";
import { Pill } from "../../kit/pill.view.tsx";
import { RemoteView } from "../../kit/remote.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import lists from "../settings/settings-list.module.css";
import styles from "./portal-roles.module.css";

export type RolesViewProps = {
  readonly roles: Remote<readonly PortalRole[]>;
  readonly onAdd: () => void;
  readonly onEdit: (role: PortalRole) => void;
  readonly onRemove: (role: PortalRole) => void;
  readonly onRetry: () => void;
};

/** The roles of learners, each with what it admits to and how many contacts have it. */
export const RolesView = ({ roles, onAdd, onEdit, onRemove, onRetry }: RolesViewProps) => {
  const text = useText(portalRolesText);
  const facts = ({ permissions, lesson_folders, contacts }: PortalRole): string =>
    [
      ...(permissions.length === 0 ? [text("mayNothing")] : permissions.map((one) => text(`may.${one}`))),
      ...(lesson_folders.length === 0 ? [] : [text("lessonFolders", { count: lesson_folders.length })]),
      text("contacts", { count: contacts }),
    ].join(" · ");
  const add = (
    <Button icon={Plus} onPress={onAdd}>
      {text("add")}
    </Button>
  );
  return (
    <Card title={text("title")} note={text("note")} actions={add}>
      <RemoteView remote={roles} skeleton={<SkeletonLines lines={3} />} onRetry={onRetry}>
        {(known) =>
          known.length === 0 ? (
            <p className={lists["muted"]}>{text("empty")}</p>
          ) : (
            <ul className={lists["rows"]} aria-label={text("list")}>
              {known.map((role) => (
                <li key={role.role_id} className={lists["row"]} data-wraps="true">
                  <span className={lists["words"]}>
                    <span className={styles["title"]}>
                      {role.name} {role.is_default ? <Pill tone="primary">{text("isDefault")}</Pill> : null}
                    </span>
                    <span className={lists["muted"]}>{facts(role)}</span>
                  </span>
                  <span className={lists["acts"]}>
                    <IconButton icon={Pencil} kind="quiet" label={text("edit", { name: role.name })} onPress={() => onEdit(role)} />
                    <IconButton icon={Trash2} kind="quiet" label={text("remove", { name: role.name })} onPress={() => onRemove(role)} />
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </RemoteView>
    </Card>
  );
};
