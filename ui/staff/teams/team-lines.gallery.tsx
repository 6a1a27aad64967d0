import { loaded } from "../../../core/kernel/remote.ts";
import type { Team } from "../../../core/teams/team.model.ts";
import type { GalleryEntry } from "../../gallery/gallery-entry.ts";
import { TeamLinesView, type TeamLinesViewProps } from "./team-lines.view.tsx";

const nothing = (): void => undefined;
const team = (id: number, label: string, twilio_phone: string | null): Team => ({
  id,
  label,
  color: "var(--color-chart-1)",
  twilio_phone,
  contact_fields: [],
  version: 1,
});
const lines: TeamLinesViewProps = {
  teams: loaded([
    team(1, "Customer success", "+12125550161"),
    team(2, "Partner training", null),
    team(3, "A team whose name is a good deal longer than the window is wide", "+442079460000"),
  ]),
  states: new Map(),
  onSave: nothing,
  onFind: nothing,
  onSetUp: nothing,
  onRetry: nothing,
};

export const gallery: GalleryEntry = {
  name: "team-lines",
  group: "staff/teams",
  isWhole: true,
  states: {
    teams: () => <TeamLinesView {...lines} />,
    refused: () => (
      <TeamLinesView {...lines} states={new Map([[1, { state: "failed", error: "Enter a phone number, such as (212) 555-1234" }]])} />
    ),
    saved: () => <TeamLinesView {...lines} states={new Map([[2, { state: "saved" }]])} />,
    loading: () => <TeamLinesView {...lines} teams={{ tag: "loading" }} />,
    empty: () => <TeamLinesView {...lines} teams={loaded([])} />,
    failed: () => <TeamLinesView {...lines} teams={{ tag: "failed", failure: { tag: "offline" } }} />,
  },
};
