import { orderedKinds, type TeamKind } from "../../../core/teams/team-kinds.rule.ts";
import type { TeamRelated } from "../../../core/teams/team-record.model.ts";
import type { teamSettingsText } from "../../i18n/en/team-settings.ts";
import type { Say } from "../../i18n/text-types.ts";

/** Counts of the records of a team as texts, one per kind; kinds without records are left out. */
export const relatedWords = (
  text: Say<typeof teamSettingsText.texts>,
  related: TeamRelated,
  kinds: readonly TeamKind[] = orderedKinds,
): readonly string[] => kinds.filter((kind) => related[kind] > 0).map((kind) => text(`related.${kind}`, { count: related[kind] }));
