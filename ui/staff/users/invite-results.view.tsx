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
import styles from "./users.module.css";

export type InviteResultsViewProps = {
  readonly results: InviteResults;
  readonly onCopy: (link: string) => void;
  readonly onRestore: (user: number) => void;
  readonly onMore: () => void;
};

const Result = ({
  result,
  onCopy,
  onRestore,
}: { readonly result: InviteResult } & Pick<InviteResultsViewProps, "onCopy" | "onRestore">) => {
  const text = useText(usersText);
  const { email, outcome, link, user_id, problem } = result;
  return (
    <li className={styles["row"]}>
      <span className={styles["words"]}>
        <span>{email}</span>
        {problem === null ? null : <span className={styles["muted"]}>{problem}</span>}
      </span>
      <Pill tone={outcome === "invited" ? "success" : "warning"} icon={outcome === "invited" ? Check : TriangleAlert}>
        {text(outcome === "invited" ? "results.invited" : "results.refused")}
      </Pill>
      {link === null ? null : (
        <Button size="small" icon={Copy} aria-label={text("results.copyOf", { email })} onPress={() => onCopy(link)}>
          {text("results.copy")}
        </Button>
      )}
      {outcome !== "archived" || user_id === null ? null : (
        <Button size="small" icon={RotateCcw} aria-label={text("results.restoreOf", { email })} onPress={() => onRestore(user_id)}>
          {text("results.restore")}
        </Button>
      )}
    </li>
  );
};

/** What became of each pasted address, with the links to pass on. */
export const InviteResultsView = ({ results, onCopy, onRestore, onMore }: InviteResultsViewProps) => {
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
      <div className={styles["stack"]} role="status">
        {isAny ? (
          <Banner tone={results.mailed ? "success" : "warning"}>{text(results.mailed ? "results.mailed" : "results.notMailed")}</Banner>
        ) : null}
        <Card>
          <ul className={styles["rows"]} aria-label={text("results.title")}>
            {results.results.map((result) => (
              <Result key={result.email} result={result} onCopy={onCopy} onRestore={onRestore} />
            ))}
          </ul>
        </Card>
      </div>
    </>
  );
};
