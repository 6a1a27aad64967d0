import { performance } from "node:perf_hooks";
import { getHeapStatistics } from "node:v8";

const lookMs = 10_000;
/** Share of the time in which an idle thread works at most. */
const idleShare = 0.1;
/** A collection that could free less is not worth its pause. */
const leastBytes = 32 * 2 ** 20;

/**
 * A thread that can collect its garbage.
 * @property collect null where Node was started without `--expose-gc`
 * @property held bytes that its heap holds, garbage included
 * @property busy the share of the time since the last question in which it worked
 */
export type Collectable = { readonly collect: (() => void) | null; readonly held: () => number; readonly busy: () => number };

/** @returns a function that collects the garbage of a thread if it is idle and its heap has grown since the last collection */
export const idleCollector = ({ collect, held, busy }: Collectable): (() => void) => {
  let kept = 0;
  return () => {
    if (busy() > idleShare || collect === null || held() - kept < leastBytes) return;
    collect();
    kept = held();
  };
};

const thisThread = (): Collectable => {
  let last = performance.eventLoopUtilization();
  return {
    collect: globalThis.gc === undefined ? null : () => void globalThis.gc?.({ type: "major", execution: "sync", flavor: "last-resort" }),
    held: () => {
      const { total_heap_size, external_memory } = getHeapStatistics();
      return total_heap_size + external_memory;
    },
    busy: () => {
      const now = performance.eventLoopUtilization();
      const { utilization } = performance.eventLoopUtilization(now, last);
      last = now;
      return utilization;
    },
  };
};

/** From now on this thread returns its garbage when it is idle: Node itself collects only while a program allocates. */
export const collectWhenIdle = (): void => void setInterval(idleCollector(thisThread()), lookMs).unref();
