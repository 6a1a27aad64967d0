import { Observable } from "rxjs";
import type { Tabs } from "../../core/kernel/tabs.port.ts";

/**
 * Web locks and broadcast channels; a browser without them, or a page that may not use them, acts as the only tab.
 * @param host the window
 */
export const browserTabs = (host: {
  readonly navigator: { readonly locks?: Pick<LockManager, "request"> };
  readonly BroadcastChannel?: typeof BroadcastChannel;
}): Tabs => {
  const channels = new Map<string, BroadcastChannel | null>();
  const channel = (name: string): BroadcastChannel | null => {
    const known = channels.get(name);
    if (known !== undefined) return known;
    const opened = host.BroadcastChannel === undefined ? null : new host.BroadcastChannel(name);
    channels.set(name, opened);
    return opened;
  };
  return {
    alone: async (name, run) => {
      let hasRun = false;
      const once = (): Promise<void> => {
        hasRun = true;
        return run();
      };
      try {
        await (host.navigator.locks?.request(name, once) ?? once());
      } catch (error) {
        if (hasRun) throw error;
        await once();
      }
    },
    tell: (name, value) => channel(name)?.postMessage(value),
    told$: (name) =>
      new Observable((told) => {
        const hear = ({ data }: MessageEvent): void => told.next(data);
        const heard = channel(name);
        heard?.addEventListener("message", hear);
        return () => heard?.removeEventListener("message", hear);
      }),
  };
};
