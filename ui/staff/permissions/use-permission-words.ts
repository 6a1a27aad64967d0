import type { Flag } from "../../../core/access/role.model.ts";
import type { PermissionCell } from "../../../core/permissions/permission-rows.view-model.ts";
import { isSwitchable } from "../../../core/permissions/permission-state.rule.ts";
import { permissionsText } from "../../i18n/en/permissions.ts";
import { useText } from "../../i18n/use-text.ts";

type Words = {
  /** why a permission is not switched, or has no effect; null where it has one */
  readonly why: (cell: PermissionCell) => string | null;
  /** labels of several permissions, in one line */
  readonly labels: (flags: readonly Flag[]) => string;
};

/** The words for states of permissions. */
export const usePermissionWords = (): Words => {
  const text = useText(permissionsText);
  const labels = (flags: readonly Flag[]): string => flags.map((flag) => text(`labels.${flag}`)).join(", ");
  return {
    labels,
    why: ({ state, feature, needs, isLocked }) => {
      if (state === "feature") return text("why.feature", { feature: (feature ?? "").replaceAll("_", " ") });
      if (state === "needs") return text("why.needs", { needed: labels(needs) });
      if (state === "always" || state === "never") return text(`why.${state}`);
      return isLocked && isSwitchable(state) ? text("why.fixed") : null;
    },
  };
};
