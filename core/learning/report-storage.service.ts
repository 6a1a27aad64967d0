import type { DeviceStorage } from "../kernel/storage.port.ts";
import { readStored } from "../kernel/stored-text.ts";
import { LessonReport } from "./lesson-report.model.ts";

/** Reports queued on this device; each has its own key, so that two tabs do not overwrite each other. */
export type ReportStorage = {
  /** those of the learner, oldest first */
  readonly list: () => readonly LessonReport[];
  readonly put: (report: LessonReport) => void;
  readonly remove: (report: LessonReport) => void;
};

const digits = (n: number): string => String(n).padStart(12, "0");

/** @param learner owner of the reports; other learners' reports stay stored until they sign in again */
export const reportStorage = (storage: DeviceStorage, learner: string): ReportStorage => {
  const prefix = `learning.report.${learner}.`;
  const keyOf = ({ at, seq, id }: LessonReport): string => `${prefix}${digits(at)}.${digits(seq)}.${id}`;
  return {
    list: () =>
      storage
        .keys()
        .filter((key) => key.startsWith(prefix))
        .toSorted()
        .flatMap((key) => readStored(LessonReport, storage.get(key)) ?? []),
    put: (report) => storage.set(keyOf(report), JSON.stringify(report)),
    remove: (report) => storage.remove(keyOf(report)),
  };
};
