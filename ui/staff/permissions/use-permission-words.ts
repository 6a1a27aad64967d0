import type { Flag } from "../../../core/access/role.model.ts";
import type { PermissionCell } from "../../../core/permissions/permission-rows.view-model.ts";
import { isSwitchable } from "../../../core/permissions/permission-state.rule.ts";
import { permissionsText } from "../../i18n/en/permissions.ts";
import { useDates } from "../../i18n/use-dates.ts";
import { useText } from "../../i18n/use-text.ts";

type Words = {
  /** when a permission ends, why it is not switched, or why it has no effect; null where there is nothing to say */
  readonly why: (cell: PermissionCell) => string | null;
  /** labels of several permissions, in one line */
  readonly labels: (flags: readonly Flag[]) => string;
  /** the last day of a permission that ends at a time, epoch seconds */
  readonly day: (end: number) => string;
};

/** The words for states of permissions. */
export const usePermissionWords = (): Words => {
  const text = useText(permissionsText);
  const dates = useDates();
  const day = (end: number): string => dates.at(end - 1, { day: "numeric", month: "short", year: "numeric" });
  const labels = (flags: readonly Flag[]): string => flags.map((flag) => text(`labels.${flag}`)).join(", ");
  return {
    labels,
    day,
    why: ({ state, feature, needs, isLocked, until }) => {
      if (until !== null) return text("until", { day: day(until) });
      if (state === "feature") return text("why.feature", { feature: (feature ?? "").replaceAll("_", " ") });
      if (state === "needs") return text("why.needs", { needed: labels(needs) });
      if (state === "always" || state === "never") return text(`why.${state}`);
      return isLocked && isSwitchable(state) ? text("why.fixed") : null;
    },
  };
};
