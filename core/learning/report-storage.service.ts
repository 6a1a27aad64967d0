import type { Clock } from "../kernel/clock.port.ts";
import type { LargeStorage } from "../kernel/large-storage.port.ts";
import { type LessonReport, readReport } from "./lesson-report.model.ts";

/** Reports queued on this device; each has its own key, so that two tabs do not overwrite each other. */
export type ReportStorage = {
  /** those of the learner, oldest first */
  readonly list: () => Promise<readonly LessonReport[]>;
  /**
   * Stores a new report after all that this tab knows of.
   * @returns whether it outlives this page
   */
  readonly put: (report: LessonReport) => Promise<boolean>;
  /** Stores a listed report with other contents in its place. */
  readonly change: (report: LessonReport) => Promise<boolean>;
  readonly remove: (report: LessonReport) => Promise<void>;
  /** Whether this device keeps anything beyond this page. */
  readonly keeps: () => Promise<boolean>;
};

const digits = (n: number): string => String(n).padStart(16, "0");
/** Places within one second. */
const perSecond = 1000;

/** @param learner owner of the reports; other learners' reports stay stored until they sign in again */
export const reportStorage = (storage: LargeStorage, clock: Clock, learner: string): ReportStorage => {
  const prefix = `learning.event.${learner}.`;
  const earlierPrefix = `learning.report.${learner}.`;
  const keys = new Map<string, string>();
  let last = 0;
  /** Keys order reports: those of earlier versions of the application come first. */
  const listKeys = async (): Promise<readonly string[]> => {
    const all = await storage.keys();
    const own = all.filter((key) => key.startsWith(prefix)).toSorted();
    last = Math.max(last, Number(own.at(-1)?.slice(prefix.length).split(".", 1)[0] ?? 0));
    return [...all.filter((key) => key.startsWith(earlierPrefix)).toSorted(), ...own];
  };
  return {
    list: async () => {
      const found = await Promise.all((await listKeys()).map(async (key) => ({ key, report: readReport(await storage.get(key)) })));
      return found.flatMap(({ key, report }) => {
        if (report === null) return [];
        keys.set(report.id, key);
        return [report];
      });
    },
    put: (report) => {
      last = Math.max(last + 1, clock.now() * perSecond);
      const key = `${prefix}${digits(last)}.${report.id}`;
      keys.set(report.id, key);
      return storage.put(key, report);
    },
    change: async (report) => {
      const key = keys.get(report.id);
      return key === undefined ? false : storage.put(key, report);
    },
    remove: async ({ id }) => {
      const key = keys.get(id);
      keys.delete(id);
      if (key !== undefined) await storage.remove(key);
    },
    keeps: async () => {
      const isKept = await storage.put("learning.probe", true);
      await storage.remove("learning.probe");
      return isKept;
    },
  };
};
