import { EyeOff } from "lucide-react";
import { isAdmin } from "../../../core/access/permission.rule.ts";
import type { Role } from "../../../core/access/role.model.ts";
import { fieldAccessLabels } from "../../../core/fields/field-access.rule.ts";
import type { FieldSight } from "../../../core/permissions/field-sight.rule.ts";
import { permissionsText } from "../../i18n/en/permissions.ts";
import { usersText } from "../../i18n/en/users.ts";
import { useText } from "../../i18n/use-text.ts";
import { Anchor } from "../../kit/anchor.view.tsx";
import { Banner } from "../../kit/banner.view.tsx";
import lists from "../settings/settings-list.module.css";
import styles from "./permissions.module.css";

export type FieldPermissionsProps = {
  readonly role: Role;
  readonly fields: readonly FieldSight[];
  /** labels of the fields that the user's teams see first */
  readonly first: readonly string[];
  /** whether the user sees contacts at all */
  readonly seesContacts: boolean;
};

/** Which fields of contacts a user sees. */
export const FieldPermissions = ({ role, fields, first, seesContacts }: FieldPermissionsProps) => {
  const text = useText(permissionsText);
  const people = useText(usersText);
  const said = ({ sight, why, access, change }: FieldSight): string => {
    if (sight === "masked") return text("fields.masked");
    if (sight === "seen") return text(change === "yes" ? "fields.changed" : change === "guest" ? "fields.unchangedGuest" : "fields.filled");
    if (why === "teams") return text("fields.noTeams");
    return access === "admin" ? text("fields.hidden", { access: fieldAccessLabels.admin }) : text("fields.hiddenGuest");
  };
  return (
    <div className={styles["stack"]}>
      {seesContacts ? null : <Banner tone="warning">{text("fields.noContacts")}</Banner>}
      <p className={styles["muted"]}>
        {isAdmin(role) ? text("fields.all", { role: people(`roles.${role}`) }) : text("fields.note")}{" "}
        <Anchor href="/ui/settings/fields">{text("fields.open")}</Anchor>
      </p>
      {first.length === 0 ? null : <p className={styles["muted"]}>{text("fields.first", { fields: first.join(", ") })}</p>}
      <ul className={lists["rows"]} aria-label={text("fields.list")}>
        {fields.map((field) => (
          <li key={field.name} className={lists["row"]}>
            <span className={styles["words"]}>{field.label}</span>
            <span className={styles["sight"]} data-sight={field.sight}>
              {field.sight === "seen" ? null : <EyeOff aria-hidden="true" className={styles["mark"]} />}
              {said(field)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
};
