import { Anchor } from "lucide-react";
import { useMemo, useState } from "react";
import { Clock } from "../../../../../core/kernel/clock.port.ts";
import type { Say } from "../../../../../ui/i18n/text-types.ts";
import { useText } from "../../../../../ui/i18n/use-text.ts";
import type { Column } from "../../../../../ui/kit/grid-column.ts";
import { TextArea } from "../../../../../ui/kit/text-area.view.tsx";
import { TextField } from "../../../../../ui/kit/text-field.view.tsx";
import { TimeAgo } from "../../../../../ui/kit/time-ago.view.tsx";
import { useService } from "../../../../../ui/react/services.tsx";
import { PlainListScreen } from "../../../../../ui/staff/plain/plain-list.screen.tsx";
import type { PlainControls } from "../../../../../ui/staff/plain/plain-parts.ts";
import { type Berth, type BerthValues, longestName, longestNotes } from "../../../core/berths/berth.model.ts";
import { Berths } from "../../../core/berths/berths.port.ts";
import { berthsTitlesText } from "../../i18n/en/berths-titles.ts";
import { berthsText } from "../../i18n/en/berths.ts";

const columnsOf = (text: Say<typeof berthsText.texts>, now: number): readonly Column<Berth>[] => [
  { id: "name", header: text("fields.name"), width: "fill", isSortable: true, cell: ({ name }) => name },
  { id: "updated", header: text("updated"), isSortable: true, cell: ({ updated_at }) => <TimeAgo at={updated_at} now={now} /> },
];

const controls: PlainControls<BerthValues> = {
  name: (control) => <TextField {...control} isRequired maxLength={longestName} />,
  notes: (control) => <TextArea {...control} rows={4} maxLength={longestNotes} />,
};

/** The list of berths. */
export const BerthListScreen = () => {
  const [text, titles] = [useText(berthsText), useText(berthsTitlesText)];
  const [berths, clock] = [useService(Berths), useService(Clock)];
  const [now] = useState(clock.now);
  return (
    <PlainListScreen
      resource={berths}
      path="/ui/berths"
      icon={Anchor}
      words={{
        title: titles("berths"),
        create: titles("createBerth"),
        edit: text("edit"),
        empty: { title: text("empty.title"), body: text("empty.body") },
        fields: { name: text("fields.name"), notes: text("fields.notes") },
      }}
      columns={useMemo(() => columnsOf(text, now), [text, now])}
      controls={controls}
    />
  );
};
