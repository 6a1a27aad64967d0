import type { Contact } from "../../../../core/contacts/contact.model.ts";
import { loadable } from "../../../kit/loadable.view.tsx";
import type { ContactRecordViewProps } from "./contact-record.view.tsx";
import { buckets, merges, RecordAside, stoppedTexts, timeline } from "./record-parts.tsx";
import type { useOwnFields } from "./use-own-fields.ts";
import type { useSections } from "./use-sections.ts";

const history = loadable(async () => (await import("../../audit/history-of-contact.screen.tsx")).HistoryOfContact);

type Slots = Pick<ContactRecordViewProps, "kept" | "belowMobile" | "notices" | "aside" | "timeline">;
type Shown = {
  readonly id: number;
  readonly now: number;
  readonly own: ReturnType<typeof useOwnFields>;
  readonly sections: ReturnType<typeof useSections>;
  readonly mayChange: boolean;
  /** whether the header and the fields are painted; the slots are empty until then */
  readonly isPainted: boolean;
};

/** Other screens inside a contact's record, which are rendered after its header and fields. */
export const recordSlots = (contact: Contact | undefined, { id, now, own, sections, mayChange, isPainted }: Shown): Slots => {
  const { words } = own.tools;
  if (!isPainted) return { kept: null, belowMobile: null, notices: null, aside: null, timeline: null };
  return {
    kept:
      mayChange && contact !== undefined && own.schema !== undefined ? (
        <buckets.View contact={contact} schema={own.schema} words={words} now={now} isOpen={sections.isOpen} onToggle={sections.toggle} />
      ) : null,
    belowMobile:
      contact !== undefined && contact.mobile.length > 0 ? (
        <stoppedTexts.View contact={id} mobiles={contact.mobile} timeZone={words.timeZone} />
      ) : null,
    notices: mayChange ? <merges.View contact={id} /> : null,
    aside: (
      <>
        <RecordAside contact={id} name={contact?.name ?? ""} timeZone={words.timeZone} />
        {mayChange ? <history.View contact={id} /> : null}
      </>
    ),
    timeline: <timeline.View contact={id} now={now} words={words} fields={own.schema?.fields ?? []} />,
  };
};
