import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { type AuditFilter, wholeTrail } from "../../../core/audit/audit-query.model.ts";
import { AuditLog } from "../../../core/audit/audit.port.ts";
import { Clock } from "../../../core/kernel/clock.port.ts";
import { latestValue } from "../../../core/kernel/remote.ts";
import { auditText } from "../../i18n/en/audit.ts";
import { useText } from "../../i18n/use-text.ts";
import { useQuery, useSetQuery } from "../../react/address.ts";
import { useScreenCommands } from "../../react/screen-commands.ts";
import { useService } from "../../react/services.tsx";
import { useAnswer } from "../../react/use-answer.ts";
import { AuditLogView } from "./audit-log.view.tsx";
import { addressOfFilter, filterOfAddress } from "./trail-address.ts";
import { useChainCheck } from "./use-chain-check.ts";
import { useTrail } from "./use-trail.ts";

const typingMs = 300;

/** The audit log of the organisation, filtered by the URL. */
export const AuditLogScreen = () => {
  const text = useText(auditText);
  const log = useService(AuditLog);
  const clock = useService(Clock);
  const query = useQuery();
  const filter = useMemo(() => filterOfAddress(query), [query]);
  const setQuery = useSetQuery();
  const [typed, setTyped] = useState(filter.text);
  const searchRef = useRef<HTMLInputElement | null>(null);
  const trail = useTrail(useCallback((before: string | null) => log.page({ ...filter, before }), [log, filter]));
  const facets = useAnswer(
    useCallback(() => log.facets, [log]),
    "facets",
  );
  const chain = useChainCheck(log);
  const narrow = (change: Partial<AuditFilter>): void => setQuery(addressOfFilter({ ...filter, ...change }), { push: true });
  useEffect(() => setTyped(filter.text), [filter.text]);
  useEffect(() => {
    if (typed === filter.text) return undefined;
    const timer = setTimeout(() => setQuery({ text: typed === "" ? null : typed }), typingMs);
    return () => clearTimeout(timer);
  }, [typed, filter.text, setQuery]);
  const again = (): void => {
    trail.again();
    facets.again();
  };
  useScreenCommands([
    { id: "audit.search", title: text("filters.text"), keys: "/", run: () => searchRef.current?.focus() },
    { id: "audit.again", title: text("refresh"), run: again },
    { id: "audit.check", title: text("chain.check"), run: chain.start },
  ]);
  return (
    <AuditLogView
      filter={filter}
      typed={typed}
      facets={latestValue(facets.answer)}
      searchRef={searchRef}
      trail={trail}
      now={clock.now()}
      check={chain}
      onSearch={setTyped}
      onFilter={narrow}
      onClear={() => setQuery(addressOfFilter(wholeTrail), { push: true })}
      onMore={trail.more}
      onAgain={again}
      onCheck={chain.start}
    />
  );
};
