import * as E from "fp-ts/lib/Either.js";
import { useCallback } from "react";
import { Alerts } from "../../../core/client/alerts.service.ts";
import type { Enrolment } from "../../../core/enrolments/enrolment.model.ts";
import { EnrolmentStore } from "../../../core/enrolments/enrolments.port.ts";
import { useToasts } from "../../kit/toasts.view.tsx";
import { useService } from "../../react/services.tsx";
import { useEnrolledWords } from "./use-enrolled-words.ts";

/** Enrols contacts or a group in a course, and says how many were new. */
export const useEnrol = (course: number, onChanged: () => void): ((whom: Enrolment) => Promise<void>) => {
  const words = useEnrolledWords();
  const store = useService(EnrolmentStore);
  const alerts = useService(Alerts);
  const toasts = useToasts();
  return useCallback(
    async (whom) => {
      const done = await alerts.reporting(store.enrol(course, whom))();
      if (E.isLeft(done)) return;
      onChanged();
      toasts.show({ text: words(done.right), tone: "success" });
    },
    [alerts, store, course, onChanged, words, toasts],
  );
};
