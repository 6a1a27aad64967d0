import { useMemo, useState } from "react";
import type { WholeList } from "../../../../core/bulk/contact-selection.rule.ts";
import { ContactLifecycle } from "../../../../core/contacts/contact-lifecycle.port.ts";
import { contactLimits } from "../../../../core/contacts/contact-query.model.ts";
import type { DeletedContact } from "../../../../core/contacts/deleted-contact.model.ts";
import { Clock } from "../../../../core/kernel/clock.port.ts";
import { latestValue } from "../../../../core/kernel/remote.ts";
import { useQuery, useSetQuery } from "../../../react/address.ts";
import { useService } from "../../../react/services.tsx";
import { useAnswer } from "../../../react/use-answer.ts";
import { BulkBar } from "../../bulk/bulk-bar.screen.tsx";
import { useSelection } from "../../bulk/use-selection.ts";
import { useLastPage } from "../../use-last-page.ts";
import { queryOfAddress } from "../list/list-address.ts";
import { useContactChanges } from "../use-contact-changes.ts";
import { ContactBinView } from "./contact-bin.view.tsx";
import { useContactLifecycle } from "./use-contact-lifecycle.ts";

const wholeBin: WholeList = { of: "bin", except: [] };
const restored = ["restored"] as const;
const nobody: readonly DeletedContact[] = [];

/** The tab of deleted contacts. */
export const ContactBinScreen = () => {
  const store = useService(ContactLifecycle);
  const clock = useService(Clock);
  const [now] = useState(clock.now);
  const setQuery = useSetQuery();
  const { page } = queryOfAddress(useQuery(), false);
  const ask = useMemo(() => (of: string) => store.bin(Number(of)), [store]);
  const { answer: bin, again } = useAnswer(ask, String(page));
  useLastPage(bin, { page, limit: contactLimits.defaultRows });
  const life = useContactLifecycle();
  useContactChanges(null, restored, again);
  const shown = latestValue(bin);
  const selected = useSelection(wholeBin, shown?.results ?? nobody, shown?.count ?? 0);
  return (
    <ContactBinView
      bin={bin}
      now={now}
      selection={selected.rows}
      onSelection={selected.onRows}
      bulk={<BulkBar list={selected} matching={shown?.count ?? 0} place="bin" onChanged={again} />}
      onRestore={(contact) => void life.restore(contact)}
      onPage={(next) => setQuery({ page: next === 1 ? null : String(next) }, { push: true })}
      onRetry={again}
    />
  );
};
