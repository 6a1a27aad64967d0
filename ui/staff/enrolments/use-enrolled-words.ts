import { useCallback } from "react";
import type { Enrolled } from "../../../core/enrolments/enrolment.model.ts";
import { enrolmentsText } from "../../i18n/en/enrolments.ts";
import { useText } from "../../i18n/use-text.ts";

/** What an enrolment did, in words. */
export const useEnrolledWords = (): ((enrolled: Enrolled) => string) => {
  const text = useText(enrolmentsText);
  return useCallback(
    ({ enrolled, joined_before, missing }) => {
      const said = enrolled === 0 ? text("nobodyNew") : text("enrolled", { count: enrolled });
      const before = joined_before === 0 || enrolled === 0 ? "" : ` ${text("before", { count: joined_before })}`;
      return `${said}${before}${missing === 0 ? "" : ` ${text("missing", { count: missing })}`}`;
    },
    [text],
  );
};
