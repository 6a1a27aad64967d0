import { useMemo } from "react";
import type { SessionUser } from "../../../core/auth/session-user.model.ts";
import { useShortcuts } from "../../react/use-shortcuts.ts";
import { useEarlyTyping } from "./use-early-typing.ts";
import { usePaletteCommands } from "./use-palette-commands.ts";

/**
 * Enables the shortcuts of all commands, including keys buffered while they were loading, and buffers text typed while the palette loads.
 */
export const PageShortcuts = ({ user }: { readonly user: SessionUser }) => {
  useEarlyTyping();
  const commands = usePaletteCommands(user);
  useShortcuts(
    useMemo(
      () => commands.flatMap(({ rows }) => rows.flatMap(({ rawKeys, act }) => (rawKeys === null ? [] : [{ keys: rawKeys, run: act }]))),
      [commands],
    ),
    true,
  );
  return null;
};
