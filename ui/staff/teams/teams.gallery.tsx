import type { ReactNode } from "react";
import { idle, loaded, toLoading } from "../../../core/kernel/remote.ts";
import type { Team } from "../../../core/teams/team.model.ts";
import type { GalleryEntry } from "../../gallery/gallery-entry.ts";
import { TeamButton } from "./team-button.view.tsx";
import { TeamPickerView, type TeamPickerProps } from "./team-picker.view.tsx";
import { TeamShareView, type TeamShareProps } from "./team-share.view.tsx";

const nothing = (): void => undefined;
const team = (id: number, label: string, color: string): Team => ({ id, label, color, twilio_phone: null, contact_fields: [], version: 1 });
const teams: readonly Team[] = [
  team(1, "Customer success", "var(--color-chart-1)"),
  team(2, "Partner training", "var(--color-chart-4)"),
  team(3, "A team whose name is a good deal longer than the window is wide, as some are", "var(--color-chart-2)"),
];

const picker: TeamPickerProps = {
  teams: loaded(teams),
  chosen: 1,
  mayChooseAll: true,
  isPending: false,
  failure: null,
  onChosen: nothing,
  onSubmit: nothing,
  onRetry: nothing,
  onClose: nothing,
};
const share: TeamShareProps = {
  title: "Welcome aboard",
  sharing: loaded({ teams, held: [1, 3] }),
  isPending: false,
  failure: null,
  onSubmit: nothing,
  onRetry: nothing,
  onClose: nothing,
};

/** The bar of the frame, whose colours the button uses. */
const onBar = (button: ReactNode): ReactNode => <div style={{ background: "var(--color-main)", padding: "var(--space-4)" }}>{button}</div>;

export const gallery: GalleryEntry = {
  name: "teams",
  group: "staff/teams",
  isWhole: true,
  states: {
    administrator: () => <TeamPickerView {...picker} />,
    user: () => <TeamPickerView {...picker} mayChooseAll={false} chosen={2} />,
    loading: () => <TeamPickerView {...picker} teams={toLoading(idle)} />,
    empty: () => <TeamPickerView {...picker} teams={loaded([])} chosen={null} />,
    failed: () => <TeamPickerView {...picker} teams={{ tag: "failed", failure: { tag: "offline" } }} />,
    refused: () => <TeamPickerView {...picker} failure={{ tag: "not-found", message: "Team not found." }} />,
    pending: () => <TeamPickerView {...picker} isPending />,
    button: () => onBar(<TeamButton team={teams[0] ?? null} isNarrow={false} onPress={nothing} />),
    "button of all": () => onBar(<TeamButton team={null} isNarrow onPress={nothing} />),
    "button without a choice": () => onBar(<TeamButton team={teams[1] ?? null} isNarrow={false} />),
    share: () => <TeamShareView {...share} />,
    "share failed": () => (
      <TeamShareView
        {...share}
        sharing={{ tag: "failed", failure: { tag: "server", message: "Something went wrong on our side.", requestId: "5f0c" } }}
      />
    ),
  },
};
