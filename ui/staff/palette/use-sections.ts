import { Sparkles } from "lucide-react";
import { useMemo } from "react";
import { AssistantChat } from "../../../core/assistant/assistant-chat.service.ts";
import { fittingEntries } from "../../../core/shell/palette-match.rule.ts";
import type { levelOf } from "../../../core/shell/palette.service.ts";
import { paletteText } from "../../i18n/en/palette.ts";
import { useText } from "../../i18n/use-text.ts";
import { useService } from "../../react/services.tsx";
import type { PaletteItem } from "./palette-row.ts";
import { type Section, sectionsFor } from "./palette-sections.ts";
import type { usePaletteRecords } from "./use-palette-records.ts";

/**
 * Without text, the quick commands come first, then the commands of the page and recent records; with text, the given order is kept, page
 * commands first.
 */
const arranged = (commands: readonly Section[], recent: Section, typed: string): readonly Section[] => {
  const [page, quick, ...rest] = commands;
  return typed === "" && page !== undefined && quick !== undefined ? [quick, page, recent, ...rest] : commands;
};

type Offered = {
  readonly level: ReturnType<typeof levelOf>;
  readonly typed: string;
  readonly commands: readonly Section[];
  readonly records: ReturnType<typeof usePaletteRecords>;
  readonly teams: readonly PaletteItem[];
};

/** The sections that the palette shows at a level: commands, records, teams, and the question to the assistant last. */
export const useSections = ({ level, typed, commands, records, teams }: Offered): readonly Section[] => {
  const text = useText(paletteText);
  const assistant = useService(AssistantChat);
  return useMemo((): readonly Section[] => {
    const ask: PaletteItem = {
      id: "ask",
      title: text("ask", { question: typed }),
      icon: Sparkles,
      words: "",
      act: () => assistant.open(typed),
    };
    const last: readonly Section[] = typed === "" ? [] : [{ id: "ask", title: text("groups.ask"), rows: [ask] }];
    const found: Section = { id: "records", title: text("groups.records"), rows: records.found };
    const recent: Section = { id: "recent", title: text("groups.recent"), rows: records.recent };
    switch (level) {
      case "teams":
        return [{ id: "teams", title: text("groups.teams"), rows: fittingEntries(teams, typed) }].filter(({ rows }) => rows.length > 0);
      case "search":
        return [...(typed === "" ? [recent] : [found]).filter(({ rows }) => rows.length > 0), ...last];
      case "all":
        return [...sectionsFor(arranged(commands, recent, typed), found, typed), ...last];
    }
  }, [level, typed, commands, records, teams, assistant, text]);
};
