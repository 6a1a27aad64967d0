import { useEffect, useState } from "react";
import { shownContact } from "../../../core/contacts/contact-record.model.ts";
import { ContactRecords } from "../../../core/contacts/contact-record.service.ts";
import { Clock } from "../../../core/kernel/clock.port.ts";
import type { OmniResult } from "../../../core/shell/omni.model.ts";
import { phoneDisplay } from "../../../core/validation/phone.rule.ts";
import { paletteText } from "../../i18n/en/palette.ts";
import { useText } from "../../i18n/use-text.ts";
import { TimeAgo } from "../../kit/time-ago.view.tsx";
import { useService } from "../../react/services.tsx";
import { useLatest } from "../../react/use-latest.ts";
import styles from "./record-preview.module.css";
import { RecordPreviewView } from "./record-preview.view.tsx";

const waitMs = 120;

const ContactPreview = ({ record }: { readonly record: OmniResult }) => {
  const text = useText(paletteText);
  const opened = useService(ContactRecords).open(record.id);
  const state = useLatest(opened.state$, opened.latest());
  const clock = useService(Clock);
  const [now] = useState(clock.now);
  useEffect(() => {
    const timer = setTimeout(() => void opened.load(), waitMs);
    return () => clearTimeout(timer);
  }, [opened]);
  const contact = shownContact(state);
  const facts =
    contact === undefined
      ? []
      : [
          { label: text("preview.email"), value: contact.email.join(", ") },
          { label: text("preview.mobile"), value: contact.mobile.map(phoneDisplay).join(", ") },
          { label: text("preview.tags"), value: contact.tags.join(", ") },
          { label: text("preview.changed"), value: <TimeAgo at={contact.updated_at} now={now} /> },
        ].filter(({ value }) => value !== "");
  return (
    <RecordPreviewView
      record={record}
      photo={contact?.photo ?? null}
      facts={facts}
      isLoading={contact === undefined && state.contact.tag !== "failed"}
    />
  );
};

/** The preview of the marked record; a placeholder text without one. */
export const RecordPreview = ({ record }: { readonly record: OmniResult | null }) => {
  const text = useText(paletteText);
  if (record === null) return <p className={styles["choose"]}>{text("preview.choose")}</p>;
  if (record.type === "contact") return <ContactPreview key={record.id} record={record} />;
  return <RecordPreviewView record={record} facts={[]} isLoading={false} />;
};
