import { shownKeys } from "../../../core/shell/key-sequence.rule.ts";
import { paletteText } from "../../i18n/en/palette.ts";
import { useText } from "../../i18n/use-text.ts";
import { isApple } from "../../react/apple-keys.ts";
import type { ModalProps } from "../modal-contribution.tsx";
import { useStaffUser } from "../staff-user.ts";
import type { CommandSection } from "./listed-commands.ts";
import { type SheetShortcut, ShortcutSheetView } from "./shortcut-sheet.view.tsx";
import { usePaletteCommands } from "./use-palette-commands.ts";

const shortcutsOf = (sections: readonly CommandSection[], here: boolean): readonly SheetShortcut[] =>
  sections.flatMap(({ rows }) =>
    rows.flatMap(({ id, title, keys, isHere }) => (keys === undefined || isHere !== here ? [] : [{ id, title, keys }])),
  );

/** The shortcut sheet; it lists the same commands as the palette. */
export const ShortcutSheetScreen = ({ onClose }: ModalProps) => {
  const text = useText(paletteText);
  const sections = usePaletteCommands(useStaffUser());
  const always = [
    { id: "palette", title: text("sheet.palette"), keys: shownKeys("mod+k", isApple) },
    { id: "close", title: text("sheet.closeTop"), keys: shownKeys("escape", isApple) },
  ];
  return (
    <ShortcutSheetView here={shortcutsOf(sections, true)} everywhere={[...always, ...shortcutsOf(sections, false)]} onClose={onClose} />
  );
};
