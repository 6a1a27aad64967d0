import { teamSettingsText } from "../../i18n/en/team-settings.ts";
import { translateNow } from "../../i18n/translate-now.ts";
import type { JobContribution } from "../job-contribution.ts";

const say = translateNow(teamSettingsText);
const href = (): string => "/ui/settings/teams";

export const jobKinds: readonly JobContribution[] = [
  {
    kind: "teams.delete",
    title: ({ subject }) => say("jobs.remove", { team: subject }),
    counts: ({ progress: { done } }) => (done === 0 ? "" : say("jobs.moved", { count: done })),
    href,
  },
  { kind: "teams.restore", title: ({ subject }) => say("jobs.restore", { team: subject }), counts: () => "", href },
];
