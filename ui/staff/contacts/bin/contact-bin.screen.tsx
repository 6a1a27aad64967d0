import * as E from "fp-ts/lib/Either.js";
import { useCallback, useEffect, useState } from "react";
import type { WholeList } from "../../../../core/bulk/contact-selection.rule.ts";
import { ContactLifecycle } from "../../../../core/contacts/contact-lifecycle.port.ts";
import type { DeletedContact, DeletedContactPage } from "../../../../core/contacts/deleted-contact.model.ts";
import { Clock } from "../../../../core/kernel/clock.port.ts";
import { idle, latestValue, loaded, type Remote, toFailed, toLoading } from "../../../../core/kernel/remote.ts";
import { useQuery, useSetQuery } from "../../../react/address.ts";
import { useService } from "../../../react/services.tsx";
import { BulkBar } from "../../bulk/bulk-bar.screen.tsx";
import { useSelection } from "../../bulk/use-selection.ts";
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
  const [bin, setBin] = useState<Remote<DeletedContactPage>>(idle);
  const load = useCallback(async (): Promise<void> => {
    setBin(toLoading);
    const answer = await store.bin(page)();
    setBin((known) => (E.isRight(answer) ? loaded(answer.right) : toFailed(known, answer.left)));
  }, [store, page]);
  useEffect(() => void load(), [load]);
  const life = useContactLifecycle();
  useContactChanges(null, restored, () => void load());
  const onChanged = useCallback(() => void load(), [load]);
  const shown = latestValue(bin);
  const selected = useSelection(wholeBin, shown?.results ?? nobody, shown?.count ?? 0);
  return (
    <ContactBinView
      bin={bin}
      now={now}
      selection={selected.rows}
      onSelection={selected.onRows}
      bulk={<BulkBar list={selected} matching={shown?.count ?? 0} place="bin" onChanged={onChanged} />}
      onRestore={(contact) => void life.restore(contact)}
      onPage={(next) => setQuery({ page: next === 1 ? null : String(next) }, { push: true })}
      onRetry={() => void load()}
    />
  );
};
