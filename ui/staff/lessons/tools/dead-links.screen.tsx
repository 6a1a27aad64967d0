import * as E from "fp-ts/lib/Either.js";
import { useEffect, useState } from "react";
import type { LessonDeadLinks } from "../../../../core/lessons/check/dead-link.model.ts";
import { DeadLinks } from "../../../../core/lessons/check/dead-links.port.ts";
import { useDates } from "../../../i18n/use-dates.ts";
import { useService } from "../../../react/services.tsx";
import { DeadLinksDialog, DeadLinksNotice } from "./dead-links.view.tsx";

/** Says above the library which lessons lead to addresses that do not answer; nothing while there are none or they cannot be asked for. */
export const DeadLinksScreen = () => {
  const ask = useService(DeadLinks);
  const dates = useDates();
  const [lessons, setLessons] = useState<readonly LessonDeadLinks[]>([]);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    let isShown = true;
    void ask().then((answer) => {
      if (isShown && E.isRight(answer)) setLessons(answer.right);
    });
    return () => {
      isShown = false;
    };
  }, [ask]);
  if (lessons.length === 0) return null;
  return (
    <>
      <DeadLinksNotice count={lessons.length} onShow={() => setOpen(true)} />
      {isOpen ? (
        <DeadLinksDialog lessons={lessons} dateOf={(at) => dates.at(at, { dateStyle: "medium" })} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
};
