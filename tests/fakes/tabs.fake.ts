import { filter, map, Subject } from "rxjs";
import type { Tabs } from "../../core/kernel/tabs.port.ts";

/** A browser with any number of tabs; a tab that is closed neither runs nor hears anything more, and gives its lock away. */
export const fakeBrowser = (): { readonly newTab: () => Tabs & { readonly close: () => void } } => {
  const said = new Subject<{ readonly from: symbol; readonly name: string; readonly value: unknown }>();
  const last = new Map<string, Promise<void>>();
  return {
    newTab: () => {
      const self = Symbol("tab");
      let isOpen = true;
      let closed: () => void = () => undefined;
      const closing = new Promise<void>((resolve) => {
        closed = resolve;
      });
      return {
        close: () => {
          isOpen = false;
          closed();
        },
        alone: (name, run) => {
          const before = last.get(name) ?? Promise.resolve();
          const own = before.then(() => (isOpen ? Promise.race([run(), closing]) : undefined));
          last.set(name, own);
          return own;
        },
        tell: (name, value) => {
          if (isOpen) said.next({ from: self, name, value: structuredClone(value) });
        },
        told$: (name) =>
          said.pipe(
            filter((one) => isOpen && one.name === name && one.from !== self),
            map(({ value }) => value),
          ),
      };
    },
  };
};
