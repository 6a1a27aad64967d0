import { Sparkles } from "lucide-react";
import type { RefObject } from "react";
import type { HelpEntry } from "../../../core/assistant/help-article.model.ts";
import { articleAddress } from "../../../core/assistant/help-article.model.ts";
import { latestValue, type Remote } from "../../../core/kernel/remote.ts";
import { helpTitlesText } from "../../i18n/en/help-titles.ts";
import { helpText } from "../../i18n/en/help.ts";
import { useText } from "../../i18n/use-text.ts";
import { Anchor } from "../../kit/anchor.view.tsx";
import { Button } from "../../kit/button.view.tsx";
import { NoResultState } from "../../kit/no-result-state.view.tsx";
import { PageHeader } from "../../kit/page-header.view.tsx";
import { RemoteView } from "../../kit/remote.view.tsx";
import { SearchField } from "../../kit/search-field.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import styles from "./help.module.css";

type HelpListViewProps = {
  readonly searchRef?: RefObject<HTMLInputElement | null>;
  readonly typed: string;
  /** the search text of the articles shown */
  readonly search: string;
  readonly articles: Remote<readonly HelpEntry[]>;
  readonly onSearch: (text: string) => void;
  readonly onRetry: () => void;
  /** opens the assistant, with a question if one was typed */
  readonly onAsk: (question?: string) => void;
};

const byArea = (entries: readonly HelpEntry[]): readonly (readonly [string, readonly HelpEntry[]])[] => [
  ...Map.groupBy(entries, ({ area }) => area),
];

const Entries = ({ entries }: { readonly entries: readonly HelpEntry[] }) => (
  <ul className={styles["entries"]}>
    {entries.map(({ slug, title, summary }) => (
      <li key={slug} className={styles["entry"]}>
        <Anchor href={articleAddress(slug)} className={styles["link"]}>
          {title}
        </Anchor>
        <p className={styles["summary"]}>{summary}</p>
      </li>
    ))}
  </ul>
);

/** All help articles by area, or the search results, best match first. */
export const HelpListView = ({ searchRef, typed, search, articles, onSearch, onRetry, onAsk }: HelpListViewProps) => {
  const text = useText(helpText);
  const titles = useText(helpTitlesText);
  const question = typed.trim();
  const found = latestValue(articles);
  return (
    <>
      <PageHeader
        title={titles("help")}
        note={text("lead")}
        actions={
          <Button icon={Sparkles} onPress={() => (question === "" ? onAsk() : onAsk(question))}>
            {text("ask")}
          </Button>
        }
      />
      <div className={styles["search"]}>
        <SearchField
          label={text("search")}
          placeholder={text("placeholder")}
          value={typed}
          onChange={onSearch}
          maxLength={200}
          {...(searchRef === undefined ? {} : { inputRef: searchRef })}
        />
        <p role="status" className={styles["count"]}>
          {search === "" || articles.tag !== "loaded" ? "" : text("results", { count: found?.length ?? 0 })}
        </p>
      </div>
      <RemoteView remote={articles} skeleton={<SkeletonLines lines={8} />} onRetry={onRetry}>
        {(entries) => {
          if (search !== "" && entries.length === 0) return <NoResultState onClear={() => onSearch("")} />;
          if (search !== "") return <Entries entries={entries} />;
          return byArea(entries).map(([area, inArea]) => (
            <section key={area} className={styles["area"]}>
              <h2 className={styles["areaName"]}>{area}</h2>
              <Entries entries={inArea} />
            </section>
          ));
        }}
      </RemoteView>
    </>
  );
};
