import { useMemo } from "react";
import type { SessionUser } from "../../../core/auth/session-user.model.ts";
import { useShortcuts } from "../../react/use-shortcuts.ts";
import { usePaletteCommands } from "./use-palette-commands.ts";

/** Lets the keys of all commands work on the page, those too that were pressed while they were on their way. */
export const PageShortcuts = ({ user }: { readonly user: SessionUser }) => {
  const commands = usePaletteCommands(user);
  useShortcuts(
    useMemo(() => commands.flatMap(({ rows }) => rows.flatMap(({ rawKeys, act }) => (rawKeys === null ? [] : [{ keys: rawKeys, run: act }]))), [commands]),
    true,
  );
  return null;
};
