import { useState } from "react";
import { permissionRows } from "../../../core/permissions/permission-rows.view-model.ts";
import type { Preset } from "../../../core/permissions/preset.model.ts";
import { permissionsText } from "../../i18n/en/permissions.ts";
import { useText } from "../../i18n/use-text.ts";
import { PageHeader } from "../../kit/page-header.view.tsx";
import { RemoteView } from "../../kit/remote.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import { useStaffUser } from "../staff-user.ts";
import { LossDialog } from "./loss-dialog.view.tsx";
import styles from "./permissions.module.css";
import { PermissionsView } from "./permissions.view.tsx";
import { PresetDialog } from "./preset-dialog.screen.tsx";
import { PresetsView } from "./presets.view.tsx";
import { useLossQuestion } from "./use-loss-question.ts";
import { usePermissions } from "./use-permissions.ts";
import { usePresets } from "./use-presets.ts";

/** `settings/permissions`: who may do what, and the presets. */
export const PermissionsScreen = () => {
  const text = useText(permissionsText);
  const me = useStaffUser();
  const { question, mayLose } = useLossQuestion();
  const { matrix, again, onSwitch, onFollow } = usePermissions(mayLose);
  const { saved, remove } = usePresets(again);
  const [edited, setEdited] = useState<Preset | "new" | null>(null);
  return (
    <>
      <PageHeader title={text("title")} note={text("lead")} />
      <RemoteView remote={matrix} skeleton={<SkeletonLines lines={8} />} onRetry={again}>
        {(known) => (
          <div className={styles["stack"]}>
            <PermissionsView
              rows={permissionRows(known, me)}
              features={known.features}
              presets={known.presets}
              me={me}
              onSwitch={onSwitch}
              onFollow={onFollow}
            />
            <PresetsView presets={known.presets} onAdd={() => setEdited("new")} onEdit={setEdited} onRemove={remove} />
            {edited === null ? null : (
              <PresetDialog
                preset={edited === "new" ? null : edited}
                features={known.features}
                onClose={() => setEdited(null)}
                onSaved={(after, before) => {
                  setEdited(null);
                  saved(after, before);
                }}
              />
            )}
          </div>
        )}
      </RemoteView>
      <LossDialog question={question} />
    </>
  );
};
