import * as E from "fp-ts/lib/Either.js";
import { useMemo, useState } from "react";
import { Alerts } from "../../../core/client/alerts.service.ts";
import { FieldCatalogue } from "../../../core/fields/field-catalogue.service.ts";
import type { PortalRole } from "../../../core/portal-roles/portal-role.model.ts";
import { PortalRoleStore } from "../../../core/portal-roles/portal-roles.port.ts";
import { portalRolesText } from "../../i18n/en/portal-roles.ts";
import { useText } from "../../i18n/use-text.ts";
import { useToasts } from "../../kit/toasts.view.tsx";
import { useService } from "../../react/services.tsx";
import { useAnswer } from "../../react/use-answer.ts";
import { RoleDialog } from "./role-dialog.screen.tsx";
import { RolesView } from "./roles.view.tsx";

/** The roles of learners; removing one has an Undo, and the fields of contacts offer what is there then. */
export const RolesScreen = () => {
  const text = useText(portalRolesText);
  const store = useService(PortalRoleStore);
  const catalogue = useService(FieldCatalogue);
  const alerts = useService(Alerts);
  const toasts = useToasts();
  const [edited, setEdited] = useState<PortalRole | "new" | null>(null);
  const ask = useMemo(() => () => store.all(), [store]);
  const { answer, again } = useAnswer(ask, "");
  const changed = (): void => {
    again();
    void catalogue.load();
  };
  const restore = async ({ role_id, name }: PortalRole): Promise<void> => {
    const done = await alerts.reporting(store.restore(role_id))();
    changed();
    if (E.isRight(done)) toasts.show({ text: text("restored", { name }), tone: "success" });
  };
  const remove = async (role: PortalRole): Promise<void> => {
    const done = await alerts.reporting(store.remove(role.role_id))();
    changed();
    if (E.isRight(done))
      toasts.show({
        text: text("removed", { name: role.name }),
        tone: "success",
        action: { label: text("undo"), run: () => void restore(role) },
      });
  };
  return (
    <>
      <RolesView roles={answer} onAdd={() => setEdited("new")} onEdit={setEdited} onRemove={(role) => void remove(role)} onRetry={again} />
      {edited === null ? null : (
        <RoleDialog
          role={edited === "new" ? null : edited}
          onClose={() => setEdited(null)}
          onSaved={() => {
            setEdited(null);
            changed();
            alerts.show(text("saved"), "success");
          }}
        />
      )}
    </>
  );
};
