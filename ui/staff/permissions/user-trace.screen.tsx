import { useMemo, useState } from "react";
import { pageOfAddress } from "../../../core/access/page-of-address.rule.ts";
import type { Flag } from "../../../core/access/role.model.ts";
import { latestValue } from "../../../core/kernel/remote.ts";
import type { TraceSubject } from "../../../core/permissions/permissions.port.ts";
import type { PermittedUser } from "../../../core/permissions/preset.model.ts";
import { addressBelowUi, recordOfAddress } from "../../../core/permissions/record-address.rule.ts";
import { staffPages } from "../../../core/permissions/staff-page-table.rule.ts";
import type { TeamWay } from "../../../core/permissions/staff-trace.model.ts";
import { readRecordKey, recordKey } from "../../../core/permissions/traced-record.model.ts";
import { RemoteView } from "../../kit/remote.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import { useQuery, useSetQuery } from "../../react/address.ts";
import { PageSteps } from "./page-steps.view.tsx";
import { useFoundRecords } from "./use-found-records.ts";
import { useSharedRecord } from "./use-shared-record.ts";
import { useTrace } from "./use-trace.ts";
import { type TraceKind, UserTrace } from "./user-trace.view.tsx";

/** What the address asks about: a record, a page, or nothing yet. */
const useSubject = (): TraceSubject | null => {
  const { page, record: key = "" } = useQuery();
  return useMemo(() => {
    const record = readRecordKey(key);
    if (record !== null) return { record };
    return page === undefined ? null : { path: page };
  }, [page, key]);
};

type UserTraceScreenProps = {
  readonly user: PermittedUser;
  readonly isFixed: boolean;
  readonly onGrant: (flag: Flag, day: string) => void;
  readonly onJoin: (team: TeamWay) => void;
};

/** Why the user opens a page or sees a record, or does not; what is asked about is part of the address. Asked anew whenever the user is changed. */
export const UserTraceScreen = ({ user, isFixed, onGrant, onJoin }: UserTraceScreenProps) => {
  const subject = useSubject();
  const setQuery = useSetQuery();
  const [chosenKind, setKind] = useState<TraceKind | null>(null);
  const { trace, again } = useTrace(user, subject);
  const onShare = useSharedRecord(again);
  const record = subject !== null && "record" in subject ? subject.record : null;
  const asked: TraceKind = record?.kind ?? "page";
  const kind = chosenKind ?? asked;
  const id = record === null ? (subject !== null && "path" in subject ? subject.path : null) : String(record.id);
  const selected = kind === asked ? id : null;
  const title = latestValue(trace)?.title;
  const { found, onSearch } = useFoundRecords(kind, selected === null || title === undefined ? null : { id: selected, name: title });
  const show = (asked: { readonly page?: string | null; readonly record?: string | null }): void => {
    setKind(null);
    setQuery({ page: null, record: null, ...asked });
  };
  return (
    <UserTrace
      name={user.name}
      kind={kind}
      selected={selected}
      found={found}
      onKind={setKind}
      onSearch={onSearch}
      onSelect={(chosen) => {
        if (chosen !== null) show(kind === "page" ? { page: chosen } : { record: `${kind}:${chosen}` });
      }}
      onAddress={(address) => {
        const named = recordOfAddress(address);
        const path = addressBelowUi(address);
        const page = pageOfAddress(path, staffPages);
        if (named !== null) show({ record: recordKey(named) });
        else if (page !== undefined) show({ page: page.path });
        return named !== null || page !== undefined;
      }}
    >
      <RemoteView remote={trace} skeleton={<SkeletonLines lines={4} />} onRetry={again}>
        {(known) => <PageSteps trace={known} {...{ isFixed, onGrant, onJoin }} onShare={(team) => onShare(known, team)} />}
      </RemoteView>
    </UserTrace>
  );
};
