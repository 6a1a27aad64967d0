import { useCallback, useMemo, useState } from "react";
import { type AuditFilter, wholeTrail } from "../../../core/audit/audit-query.model.ts";
import { AuditLog } from "../../../core/audit/audit.port.ts";
import { Clock } from "../../../core/kernel/clock.port.ts";
import { useService } from "../../react/services.tsx";
import { useTrail } from "../audit/use-trail.ts";
import { type UserHistorySide, UserHistoryView, type UserHistoryViewProps } from "./user-history.view.tsx";

const filterOf = (user: number, side: UserHistorySide): AuditFilter =>
  side === "of" ? { ...wholeTrail, type: "user", record: String(user) } : { ...wholeTrail, who: { person: user } };

type Props = Pick<UserHistoryViewProps, "user" | "side" | "onSide">;

/** One side of the history; its entries are those of this side from the first drawing on. */
const History = ({ user, side, onSide }: Props) => {
  const log = useService(AuditLog);
  const clock = useService(Clock);
  const filter = useMemo(() => filterOf(user, side), [user, side]);
  const trail = useTrail(useCallback((before: string | null) => log.page({ ...filter, before }), [log, filter]));
  return <UserHistoryView {...{ user, side, onSide, trail }} now={clock.now()} onMore={trail.more} onAgain={trail.again} />;
};

/** The history in the page of a user. */
export const UserHistoryScreen = ({ user, version }: { readonly user: number; readonly version: number }) => {
  const [side, setSide] = useState<UserHistorySide>("of");
  return <History key={`${side}${version}`} user={user} side={side} onSide={setSide} />;
};
