import { BehaviorSubject, type Observable } from "rxjs";
import type { LargeStorage } from "../kernel/large-storage.port.ts";
import { RefusedAnswer } from "./refused-answer.model.ts";

/** What the server refused while the learner was away, kept on this device until the learner has read it. */
export type RefusedAnswers = {
  readonly refused$: Observable<readonly RefusedAnswer[]>;
  readonly add: (refused: RefusedAnswer) => Promise<void>;
  /** Drops those of some reports: the learner has read them, or the server accepted the reports after all. */
  readonly drop: (ids: readonly string[]) => Promise<void>;
};

/** @param learner owner of the answers; null while no learner is signed in */
export const refusedAnswers = (storage: LargeStorage, learner: string | null): RefusedAnswers => {
  const prefix = `learning.refused.${learner ?? ""}.`;
  const known = new BehaviorSubject<readonly RefusedAnswer[]>([]);
  const read = async (): Promise<void> => {
    const keys = (await storage.keys()).filter((key) => key.startsWith(prefix));
    const found = await Promise.all(keys.map((key) => storage.get(key)));
    known.next(found.filter(RefusedAnswer.is).toSorted((a, b) => a.report.at - b.report.at));
  };
  const ready = learner === null ? Promise.resolve() : read();
  return {
    refused$: known.asObservable(),
    add: async (refused) => {
      await ready;
      await storage.put(prefix + refused.report.id, refused);
      known.next([...known.value.filter(({ report }) => report.id !== refused.report.id), refused]);
    },
    drop: async (ids) => {
      await ready;
      const gone = known.value.filter(({ report }) => ids.includes(report.id));
      if (gone.length === 0) return;
      known.next(known.value.filter(({ report }) => !ids.includes(report.id)));
      await Promise.all(gone.map(({ report }) => storage.remove(prefix + report.id)));
    },
  };
};
