import { useEffect, useState } from "react";
import { LearningOutbox } from "../../../core/learning/learning-outbox.service.ts";
import { KeepCourse } from "../../../core/offline/keep-course.service.ts";
import { type RefusedLine, refusedLines } from "../../../core/offline/refused-lines.view-model.ts";
import { useService } from "../../react/services.tsx";
import { useLatest } from "../../react/use-latest.ts";
import { RefusedView } from "./refused.view.tsx";

/** Says which answers the server refused after the learner had gone on. */
export const RefusedScreen = ({ href }: { readonly href: (rest: string) => string }) => {
  const outbox = useService(LearningOutbox);
  const keepCourse = useService(KeepCourse);
  const refused = useLatest(outbox.refused$, null);
  const [lines, setLines] = useState<readonly RefusedLine[]>([]);
  useEffect(() => {
    let isHere = true;
    void keepCourse.lessonNames().then((names) => (isHere ? setLines(refusedLines(refused ?? [], names)) : undefined));
    return () => {
      isHere = false;
    };
  }, [keepCourse, refused]);
  return <RefusedView lines={lines} href={href} onDismiss={() => void outbox.dismiss((refused ?? []).map(({ report }) => report.id))} />;
};
