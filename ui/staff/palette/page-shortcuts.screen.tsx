import { useMemo } from "react";
import type { SessionUser } from "../../../core/auth/session-user.model.ts";
import { useShortcuts } from "../../react/use-shortcuts.ts";
import { useEarlyTyping } from "./use-early-typing.ts";
import { usePaletteCommands } from "./use-palette-commands.ts";

/** Lets the keys of all commands work on the page, those too that were pressed while they were on their way; and keeps for the palette what is typed while it is on its own. */
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
