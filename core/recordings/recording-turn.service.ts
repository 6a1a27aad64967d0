import { filter, type Observable, type SchedulerLike, timer } from "rxjs";
import type { Tabs } from "../kernel/tabs.port.ts";

/** Milliseconds after which an item that is not free counts as taken by another tab. */
const patienceMs = 200;

/** Which of a browser's tabs records for an item. */
export type RecordingTurn = {
  /** Takes the item, or gives it back; closing the page gives it back too. */
  readonly hold: (isHeld: boolean) => void;
  /** Ends once no other tab has the item; tells when that takes a while. */
  readonly whenFree: (onTaken: () => void) => Promise<void>;
  /** Another tab takes the item. */
  readonly taken$: Observable<unknown>;
};

/**
 * The turn of one item.
 * @param name of the item and the person, the same in every tab
 */
export const makeRecordingTurn = (tabs: Tabs, scheduler: SchedulerLike, name: string): RecordingTurn => {
  let release: (() => void) | null = null;
  const take = (): void => {
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    void tabs.alone(name, () => held);
    tabs.tell(name, "taken");
  };
  return {
    hold: (isHeld) => {
      if (isHeld === (release !== null)) return;
      if (isHeld) return take();
      release?.();
      release = null;
    },
    whenFree: async (onTaken) => {
      const waiting = timer(patienceMs, scheduler).subscribe(onTaken);
      await tabs.alone(name, async () => undefined);
      waiting.unsubscribe();
    },
    taken$: tabs.told$(name).pipe(filter((told) => told === "taken")),
  };
};
