import { usersText } from "../../i18n/en/users.ts";
import { useText } from "../../i18n/use-text.ts";
import { Anchor } from "../../kit/anchor.view.tsx";
import { Tabs } from "../../kit/tabs.view.tsx";
import { HistoryView, type HistoryViewProps } from "../audit/history.view.tsx";
import lists from "../settings/settings-list.module.css";

/** Entries about a user, or by them. */
export type UserHistorySide = "of" | "by";

export type UserHistoryViewProps = Pick<HistoryViewProps, "trail" | "now" | "onMore" | "onAgain"> & {
  readonly user: number;
  readonly side: UserHistorySide;
  readonly onSide: (side: UserHistorySide) => void;
};

const log = "/ui/settings/audit";

/** The audit log of one user: what changed of them, and what they changed. */
export const UserHistoryView = ({ user, side, onSide, ...history }: UserHistoryViewProps) => {
  const text = useText(usersText);
  const content = (
    <>
      <HistoryView {...history} isOfOne={side === "of"} />
      <p className={lists["muted"]}>
        <Anchor href={side === "of" ? `${log}?type=user&record=${user}` : `${log}?who=person:${user}`}>{text("user.inLog")}</Anchor>
      </p>
    </>
  );
  return (
    <Tabs
      label={text("user.historyOf")}
      tabs={[
        { id: "of", label: text("user.ofUser"), content },
        { id: "by", label: text("user.byUser"), content },
      ]}
      selected={side}
      onSelect={(id) => onSide(id === "by" ? "by" : "of")}
    />
  );
};
