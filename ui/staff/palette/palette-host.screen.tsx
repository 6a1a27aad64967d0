import { useEffect } from "react";
import type { SessionUser } from "../../../core/auth/session-user.model.ts";
import { StaffSession } from "../../../core/auth/staff-session.service.ts";
import { Palette } from "../../../core/shell/palette.service.ts";
import { loadable } from "../../kit/loadable.view.tsx";
import { useService } from "../../react/services.tsx";
import { useLatest } from "../../react/use-latest.ts";

const body = loadable(async () => (await import("./palette.screen.tsx")).PaletteScreen);

const shortcuts = loadable(async () => (await import("./page-shortcuts.screen.tsx")).PageShortcuts);
// Preloaded while the page loads, so that early keys are not lost.
shortcuts.preload();

/** Preloads the palette before it is opened. */
export const preloadPalette = body.preload;

const isPaletteKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === "k";

/**
 * Ctrl or Cmd+K opens and closes the palette everywhere, except while the session is expired; the browser's default action is prevented.
 */
const usePaletteKey = (palette: Palette, isBarred: boolean): void => {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key === "Control" || event.key === "Meta") body.preload();
      if (!isPaletteKey(event) || event.isComposing) return;
      event.preventDefault();
      event.stopPropagation();
      if (palette.latest().isOpen) palette.close();
      else if (!isBarred) palette.open();
    };
    window.addEventListener("keydown", press, true);
    return () => window.removeEventListener("keydown", press, true);
  }, [palette, isBarred]);
};

/** The palette, and the shortcuts of the page, lazily loaded. */
export const PaletteHost = ({ user }: { readonly user: SessionUser }) => {
  const palette = useService(Palette);
  const { isOpen } = useLatest(palette.state$, palette.latest());
  const isExpired = useLatest(useService(StaffSession).expired$, false);
  usePaletteKey(palette, isExpired);
  useEffect(() => {
    if (isExpired) palette.close();
  }, [palette, isExpired]);
  return (
    <>
      <shortcuts.View user={user} />
      {isOpen ? <body.View user={user} /> : null}
    </>
  );
};
