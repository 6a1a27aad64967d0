import { useMemo } from "react";
import { OwnDownline } from "../../../core/downline/own-downline.port.ts";
import { latestValue } from "../../../core/kernel/remote.ts";
import { fieldValuesText } from "../../i18n/en/field-values.ts";
import { useLanguage, useText } from "../../i18n/use-text.ts";
import { useParams } from "../../react/address.ts";
import { deviceZone } from "../../react/device-zone.ts";
import { useDocumentTitle } from "../../react/document-title.ts";
import { useService } from "../../react/services.tsx";
import { useAnswer } from "../../react/use-answer.ts";
import { usePortalHref } from "../frame/use-portal-href.ts";
import { DownlineRecordView } from "./downline-record.view.tsx";
import { useLevel } from "./use-level.ts";

const named = new Map<number, never>();

/** A contact of the learner's downline, with those directly below it. */
export const DownlineRecordScreen = () => {
  const text = useText(fieldValuesText);
  const language = useLanguage();
  const downline = useService(OwnDownline);
  const href = usePortalHref();
  const id = Number(useParams()["contactId"] ?? "") || 0;
  const ask = useMemo(() => (key: string) => downline.record(Number(key)), [downline]);
  const { answer, again } = useAnswer(ask, String(id));
  const { level, again: levelAgain, onPage } = useLevel(id);
  useDocumentTitle(latestValue(answer)?.name ?? null);
  return (
    <DownlineRecordView
      contact={answer}
      level={level}
      words={{ text, language, timeZone: deviceZone(), names: named }}
      href={href}
      onPage={onPage}
      onRetry={again}
      onRetryLevel={levelAgain}
    />
  );
};
