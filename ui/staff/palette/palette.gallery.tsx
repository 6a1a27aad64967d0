import { ArrowLeftRight, Search, Sparkles, UserPlus, Users, UsersRound } from "lucide-react";
import type { OmniResult } from "../../../core/shell/omni.model.ts";
import type { GalleryEntry } from "../../gallery/gallery-entry.ts";
import { PaletteNothing, PaletteProblem } from "./palette-messages.view.tsx";
import type { PaletteSection } from "./palette-row.ts";
import { PaletteView, type PaletteViewProps } from "./palette.view.tsx";
import { RecordPreviewView } from "./record-preview.view.tsx";
import { ShortcutSheetView } from "./shortcut-sheet.view.tsx";

const nothing = (): void => undefined;
const person = (id: number, name: string, info: string): OmniResult => ({ type: "contact", id, name, info, route: `/ui/contacts/${id}` });
const people = [
  person(1, "Mei Tanaka", "mei@harbour.example"),
  person(2, "Meike de la Fuente-Albrecht von Hohenfels", "a.very.long.address@an-organisation.example"),
];

const commands: readonly PaletteSection[] = [
  {
    id: "commands",
    title: "Quick commands",
    rows: [
      { id: "create", title: "Create Contact", icon: UserPlus, keys: "N" },
      { id: "teams", title: "Switch Team", icon: ArrowLeftRight, isNested: true },
      { id: "search", title: "Omni Search", icon: Search, keys: "/", isNested: true },
    ],
  },
  { id: "go", title: "Go to", rows: [{ id: "contacts", title: "Contacts", icon: Users, keys: "G C", href: "/ui/contacts" }] },
];
const found: readonly PaletteSection[] = [
  {
    id: "records",
    title: "Records",
    rows: people.map((record) => ({ id: `r${record.id}`, title: record.name, note: record.info, record, href: record.route })),
  },
  { id: "ask", title: "Assistant", rows: [{ id: "ask", title: 'Ask CY: "mei"', icon: Sparkles }] },
];
const [mei = person(1, "", "")] = people;

const props: PaletteViewProps = {
  level: "all",
  text: "",
  sections: commands,
  active: "create",
  isWaiting: false,
  nothing: null,
  onType: nothing,
  onActive: nothing,
  onChoose: nothing,
  onClose: nothing,
};
const palette = (more: Partial<PaletteViewProps>) => () => <PaletteView {...props} {...more} />;
const preview = (
  <RecordPreviewView
    record={mei}
    facts={[
      { label: "Email", value: "mei@harbour.example" },
      { label: "Tags", value: "vip, webinar" },
    ]}
    isLoading={false}
  />
);

export const gallery: GalleryEntry = {
  name: "palette",
  group: "staff/shell",
  isWhole: true,
  states: {
    commands: palette({}),
    records: palette({ text: "mei", sections: found, active: "r1", preview }),
    searching: palette({
      text: "mei",
      sections: found,
      active: "r2",
      isWaiting: true,
      preview: <RecordPreviewView record={mei} facts={[]} isLoading />,
    }),
    teams: palette({
      level: "teams",
      sections: [
        {
          id: "teams",
          title: "Teams",
          rows: [
            { id: "a", title: "All teams", icon: UsersRound, isCurrent: true },
            { id: "b", title: "Sales academy", icon: UsersRound },
          ],
        },
      ],
      active: "a",
      onBack: nothing,
    }),
    begin: palette({
      level: "search",
      sections: [],
      active: null,
      onBack: nothing,
      nothing: <PaletteNothing level="search" typed="" isWaiting={false} icon={Search} />,
    }),
    loading: palette({
      level: "teams",
      sections: [],
      active: null,
      isWaiting: true,
      onBack: nothing,
      nothing: <PaletteNothing level="teams" typed="" isWaiting icon={Search} />,
    }),
    "no team": palette({
      level: "teams",
      text: "zebra",
      sections: [],
      active: null,
      onBack: nothing,
      nothing: <PaletteNothing level="teams" typed="zebra" isWaiting={false} icon={Search} />,
    }),
    offline: palette({
      text: "mei",
      sections: found,
      active: "r1",
      preview,
      problem: <PaletteProblem failure={{ tag: "offline" }} onRetry={nothing} />,
    }),
    shortcuts: () => (
      <ShortcutSheetView
        here={[{ id: "n", title: "Create Contact", keys: "N" }]}
        everywhere={[{ id: "c", title: "Contacts", keys: "G C" }]}
        onClose={nothing}
      />
    ),
    "no shortcuts here": () => <ShortcutSheetView here={[]} everywhere={[{ id: "c", title: "Contacts", keys: "G C" }]} onClose={nothing} />,
  },
};
