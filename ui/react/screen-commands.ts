import { useEffect, useId, useRef, useSyncExternalStore } from "react";
import type { Icon } from "../kit/icon.ts";

/** A command of the current screen. */
export type ScreenCommand = {
  /** unique on the screen */
  readonly id: string;
  readonly title: string;
  readonly icon?: Icon;
  /** consecutive keys, such as `n`, or a chord with Ctrl or Cmd, `mod+enter` */
  readonly keys?: string;
  /** further search terms */
  readonly words?: string;
  readonly run: () => void;
};

/** The commands of the current screen; those of the part that was registered last are first. */
type ScreenCommands = {
  readonly latest: () => readonly ScreenCommand[];
  readonly subscribe: (changed: () => void) => () => void;
  /** Null removes a part's commands. */
  readonly put: (part: string, commands: readonly ScreenCommand[] | null) => void;
};

const makeScreenCommands = (): ScreenCommands => {
  const parts = new Map<string, readonly ScreenCommand[]>();
  const listeners = new Set<() => void>();
  let all: readonly ScreenCommand[] = [];
  return {
    latest: () => all,
    subscribe: (changed) => {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
    put: (part, commands) => {
      if (commands === null) parts.delete(part);
      else parts.set(part, commands);
      all = [...parts.values()].toReversed().flat();
      for (const changed of listeners) changed();
    },
  };
};

const registry = makeScreenCommands();

const shape = (commands: readonly ScreenCommand[]): string =>
  commands.map(({ id, title, keys = "", words = "" }) => [id, title, keys, words].join("\t")).join("\n");

/** Offers commands in the palette, by shortcut and in the list of shortcuts, as long as the screen is shown. */
export const useScreenCommands = (commands: readonly ScreenCommand[]): void => {
  const part = useId();
  const latest = useRef(commands);
  latest.current = commands;
  const offered = shape(commands);
  useEffect(() => {
    const run = (id: string): void => latest.current.find((command) => command.id === id)?.run();
    registry.put(part, offered === "" ? [] : latest.current.map((command) => ({ ...command, run: () => run(command.id) })));
  }, [part, offered]);
  useEffect(() => () => registry.put(part, null), [part]);
};

/** All commands of the current screen. */
export const useShownCommands = (): readonly ScreenCommand[] => useSyncExternalStore(registry.subscribe, registry.latest);
