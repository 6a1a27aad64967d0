import { useEffect, useState } from "react";
import { idle, loaded, type Remote } from "../../../core/kernel/remote.ts";
import { LearningOutbox } from "../../../core/learning/learning-outbox.service.ts";
import { KeepCourse } from "../../../core/offline/keep-course.service.ts";
import type { KeptEntry } from "../../../core/offline/keeping.model.ts";
import { portalOfflineText } from "../../i18n/en/portal-offline.ts";
import { useText } from "../../i18n/use-text.ts";
import { useToasts } from "../../kit/toasts.view.tsx";
import { useService } from "../../react/services.tsx";
import { usePortalHref } from "../frame/use-portal-href.ts";
import { KeptView } from "./kept.view.tsx";

/** What this device keeps of the learner's courses. */
export const KeptScreen = () => {
  const text = useText(portalOfflineText);
  useService(LearningOutbox);
  const keepCourse = useService(KeepCourse);
  const toasts = useToasts();
  const href = usePortalHref();
  const [kept, setKept] = useState<Remote<readonly KeptEntry[]>>(idle);
  useEffect(() => {
    let isHere = true;
    void keepCourse.kept().then((entries) => (isHere ? setKept(loaded(entries)) : undefined));
    return () => {
      isHere = false;
    };
  }, [keepCourse]);
  const remove = async ({ id, name }: KeptEntry): Promise<void> => {
    await keepCourse.remove(id);
    setKept(loaded(await keepCourse.kept()));
    toasts.show({ text: text("removed", { name }), tone: "success" });
  };
  return <KeptView kept={kept} href={href} onRemove={(entry) => void remove(entry)} />;
};
