import { StaffSession } from "../../../core/auth/staff-session.service.ts";
import type { SessionUser } from "../../../core/auth/session-user.model.ts";
import { idle, latestValue } from "../../../core/kernel/remote.ts";
import { shownKeys } from "../../../core/shell/key-sequence.rule.ts";
import { paletteText } from "../../i18n/en/palette.ts";
import { useText } from "../../i18n/use-text.ts";
import { isApple } from "../../react/apple-keys.ts";
import { useService } from "../../react/services.tsx";
import { useLatest } from "../../react/use-latest.ts";
import type { ModalProps } from "../modal-contribution.ts";
import { type SheetShortcut, ShortcutSheetView } from "./shortcut-sheet.view.tsx";
import type { CommandSection } from "./listed-commands.ts";
import { usePaletteCommands } from "./use-palette-commands.ts";

const shortcutsOf = (sections: readonly CommandSection[], here: boolean): readonly SheetShortcut[] =>
  sections.flatMap(({ rows }) => rows.flatMap(({ id, title, keys, isHere }) => (keys === undefined || isHere !== here ? [] : [{ id, title, keys }])));

const Sheet = ({ user, onClose }: { readonly user: SessionUser; readonly onClose: () => void }) => {
  const text = useText(paletteText);
  const sections = usePaletteCommands(user);
  const always = [
    { id: "palette", title: text("sheet.palette"), keys: shownKeys("mod+k", isApple) },
    { id: "close", title: text("sheet.closeTop"), keys: shownKeys("escape", isApple) },
  ];
  return <ShortcutSheetView here={shortcutsOf(sections, true)} everywhere={[...always, ...shortcutsOf(sections, false)]} onClose={onClose} />;
};

/** The sheet of shortcuts, read from the same list as the palette. */
export const ShortcutSheetScreen = ({ onClose }: ModalProps) => {
  const user = latestValue(useLatest(useService(StaffSession).current$, idle)) ?? null;
  return user === null ? null : <Sheet user={user} onClose={onClose} />;
};
