import { useMemo, useState } from "react";
import { CourseTestStore } from "../../../core/course-tests/course-tests.port.ts";
import { Clock } from "../../../core/kernel/clock.port.ts";
import { latestValue } from "../../../core/kernel/remote.ts";
import { localDateAt } from "../../../core/kernel/wall-clock.ts";
import { courseTestsText } from "../../i18n/en/course-tests.ts";
import { useText } from "../../i18n/use-text.ts";
import { useParams, useQuery, useSetQuery } from "../../react/address.ts";
import { deviceZone } from "../../react/device-zone.ts";
import { useDocumentTitle } from "../../react/document-title.ts";
import { useService } from "../../react/services.tsx";
import { useAnswer } from "../../react/use-answer.ts";
import { useSelectContact } from "../contacts/picker/use-select-contact.ts";
import { CourseTestView } from "./course-test.view.tsx";
import { contactIn, settingsIn } from "./test-address.ts";

/** A course on any day, for a contact or an imagined learner; learner and settings are in the address. */
export const CourseTestScreen = () => {
  const text = useText(courseTestsText);
  const { campaignId = "", triggerId } = useParams();
  const store = useService(CourseTestStore);
  const select = useSelectContact();
  const address = useQuery();
  const setQuery = useSetQuery();
  const [now] = useState(useService(Clock).now);
  const contact = contactIn(address);
  const ask = useMemo(
    () => (asked: string) => {
      const [campaign_id = 0, con_id = 0] = asked.split(" ").map(Number);
      return store.test({ campaign_id, ...(con_id === 0 ? {} : { con_id }) });
    },
    [store],
  );
  const { answer, again } = useAnswer(ask, `${campaignId} ${contact ?? 0}`);
  const name = latestValue(answer)?.facts.name;
  useDocumentTitle(name === undefined ? null : text("title", { name }));
  const choose = async (): Promise<void> => {
    const [chosen] = (await select({ title: text("choose"), action: text("chooseAction"), isMultiple: false })) ?? [];
    if (chosen !== undefined) setQuery({ contact: String(chosen) });
  };
  return (
    <CourseTestView
      test={answer}
      course={Number(campaignId)}
      lesson={triggerId === undefined ? null : Number(triggerId)}
      settings={settingsIn(address, localDateAt(now, deviceZone()))}
      now={now}
      onSettings={({ joined, pace, drafts }) =>
        setQuery({
          ...(joined === undefined ? {} : { joined }),
          ...(pace === undefined ? {} : { pace }),
          ...(drafts === undefined ? {} : { drafts: drafts ? "1" : null }),
        })
      }
      onChoose={() => void choose()}
      onImagined={() => setQuery({ contact: null })}
      onRetry={again}
    />
  );
};
