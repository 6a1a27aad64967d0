import { Check, Copy, RotateCcw, TriangleAlert } from "lucide-react";
import type { InviteResult, InviteResults } from "../../../core/users/invitation.model.ts";
import { usersText } from "../../i18n/en/users.ts";
import { useText } from "../../i18n/use-text.ts";
import { Banner } from "../../kit/banner.view.tsx";
import { Button } from "../../kit/button.view.tsx";
import { Card } from "../../kit/card.view.tsx";
import { LinkButton } from "../../kit/link-button.view.tsx";
import { PageHeader } from "../../kit/page-header.view.tsx";
import { Pill } from "../../kit/pill.view.tsx";
import lists from "../settings/settings-list.module.css";

export type InviteResultsViewProps = {
  readonly results: InviteResults;
  /** ids of archived users who were restored from this list */
  readonly restored: readonly number[];
  readonly onCopy: (link: string) => void;
  readonly onRestore: (user: number) => void;
  readonly onMore: () => void;
};

const looks = {
  invited: { tone: "success", icon: Check },
  restored: { tone: "success", icon: Check },
  refused: { tone: "warning", icon: TriangleAlert },
} as const;

const Result = ({
  result,
  restored,
  onCopy,
  onRestore,
}: { readonly result: InviteResult } & Omit<InviteResultsViewProps, "results" | "onMore">) => {
  const text = useText(usersText);
  const { email, outcome, link, user_id, problem } = result;
  const isRestored = user_id !== null && restored.includes(user_id);
  const look = isRestored ? "restored" : outcome === "invited" ? "invited" : "refused";
  return (
    <li className={lists["row"]} data-wraps="true">
      <span className={lists["words"]}>
        <span>{email}</span>
        {problem === null || isRestored ? null : <span className={lists["muted"]}>{problem}</span>}
      </span>
      <Pill {...looks[look]}>{text(`results.${look}`)}</Pill>
      {link === null ? null : (
        <Button size="small" icon={Copy} aria-label={text("results.copyOf", { email })} onPress={() => onCopy(link)}>
          {text("results.copy")}
        </Button>
      )}
      {isRestored ? (
        <LinkButton size="small" aria-label={text("results.openOf", { email })} href={`/ui/settings/users/${user_id}`}>
          {text("results.open")}
        </LinkButton>
      ) : null}
      {outcome !== "archived" || user_id === null || isRestored ? null : (
        <Button size="small" icon={RotateCcw} aria-label={text("results.restoreOf", { email })} onPress={() => onRestore(user_id)}>
          {text("results.restore")}
        </Button>
      )}
    </li>
  );
};

/** What became of each pasted address, with the links to pass on. */
export const InviteResultsView = ({ results, onMore, ...actions }: InviteResultsViewProps) => {
  const text = useText(usersText);
  const isAny = results.results.some(({ outcome }) => outcome === "invited");
  return (
    <>
      <PageHeader
        title={text("results.title")}
        actions={
          <>
            <Button onPress={onMore}>{text("results.more")}</Button>
            <LinkButton kind="primary" href="/ui/settings/users">
              {text("results.list")}
            </LinkButton>
          </>
        }
      />
      <div className={lists["stack"]} role="status">
        {isAny ? (
          <Banner tone={results.mailed ? "success" : "warning"}>{text(results.mailed ? "results.mailed" : "results.notMailed")}</Banner>
        ) : null}
        <Card>
          <ul className={lists["rows"]} aria-label={text("results.title")}>
            {results.results.map((result) => (
              <Result key={result.email} result={result} {...actions} />
            ))}
          </ul>
        </Card>
      </div>
    </>
  );
};
