import * as E from "fp-ts/lib/Either.js";
import { useCallback } from "react";
import { Alerts } from "../../../core/client/alerts.service.ts";
import type { Enrolment } from "../../../core/enrolments/enrolment.model.ts";
import { EnrolmentStore } from "../../../core/enrolments/enrolments.port.ts";
import { enrolmentsText } from "../../i18n/en/enrolments.ts";
import { useText } from "../../i18n/use-text.ts";
import { useToasts } from "../../kit/toasts.view.tsx";
import { useService } from "../../react/services.tsx";

/** Enrols contacts or a group in a course, and says how many were new. */
export const useEnrol = (course: number, onChanged: () => void): ((whom: Enrolment) => Promise<void>) => {
  const text = useText(enrolmentsText);
  const store = useService(EnrolmentStore);
  const alerts = useService(Alerts);
  const toasts = useToasts();
  return useCallback(
    async (whom) => {
      const done = await alerts.reporting(store.enrol(course, whom))();
      if (E.isLeft(done)) return;
      onChanged();
      const { enrolled, joined_before, missing } = done.right;
      const said = enrolled === 0 ? text("nobodyNew") : text("enrolled", { count: enrolled });
      const before = joined_before === 0 || enrolled === 0 ? "" : ` ${text("before", { count: joined_before })}`;
      toasts.show({ text: `${said}${before}${missing === 0 ? "" : ` ${text("missing", { count: missing })}`}`, tone: "success" });
    },
    [alerts, store, course, onChanged, text, toasts],
  );
};
