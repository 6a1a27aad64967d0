import { withReport } from "../../../core/portal-roles/edited-role.view-model.ts";
import type { RoleDraft } from "../../../core/portal-roles/portal-role.model.ts";
import { builtInReports } from "../../../core/reports/built-in-reports.rule.ts";
import { portalRolesText } from "../../i18n/en/portal-roles.ts";
import { reportNamesText } from "../../i18n/en/report-names.ts";
import { useText } from "../../i18n/use-text.ts";
import { Checkbox } from "../../kit/checkbox.view.tsx";
import lists from "../settings/settings-list.module.css";

/** The reports that are published to a role. */
export const RoleReports = ({ draft, onChange }: { readonly draft: RoleDraft; readonly onChange: (draft: RoleDraft) => void }) => {
  const text = useText(portalRolesText);
  const names = useText(reportNamesText);
  return (
    <fieldset className={lists["group"]}>
      <legend className={lists["legend"]}>{text("form.published")}</legend>
      {builtInReports.map(({ pid }) => (
        <Checkbox
          key={pid}
          isSelected={(draft.reports ?? []).includes(pid)}
          onChange={(isPublished) => onChange(withReport(draft, pid, isPublished))}
        >
          {names(pid)}
        </Checkbox>
      ))}
    </fieldset>
  );
};
