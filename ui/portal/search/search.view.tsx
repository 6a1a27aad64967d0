import { Search } from "lucide-react";
import type { Remote } from "../../../core/kernel/remote.ts";
import { type PortalFound, searchLimits } from "../../../core/portal-search/portal-search.model.ts";
import { portalSearchText } from "../../i18n/en/portal-search.ts";
import { useText } from "../../i18n/use-text.ts";
import { EmptyState } from "../../kit/empty-state.view.tsx";
import { PageHeader } from "../../kit/page-header.view.tsx";
import { RemoteView } from "../../kit/remote.view.tsx";
import { SearchField } from "../../kit/search-field.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import rows from "../more/rows.module.css";
import { FoundView } from "./found.view.tsx";

export type SearchViewProps = {
  readonly words: string;
  readonly found: Remote<PortalFound>;
  /** builds the address of a page of this portal */
  readonly href: (rest: string) => string;
  readonly onWords: (words: string) => void;
  readonly onRetry: () => void;
};

/** A learner's search in courses, lessons and pages. */
export const SearchView = ({ words, found, href, onWords, onRetry }: SearchViewProps) => {
  const text = useText(portalSearchText);
  return (
    <>
      <PageHeader title={text("title")} />
      <div className={rows["stack"]}>
        <SearchField label={text("field")} value={words} maxLength={searchLimits.search} onChange={onWords} />
        {words.trim() === "" ? (
          <EmptyState icon={Search} title={text("field")}>
            {text("hint")}
          </EmptyState>
        ) : (
          <RemoteView remote={found} skeleton={<SkeletonLines lines={5} />} onRetry={onRetry}>
            {(known) => <FoundView found={known} words={words.trim()} href={href} />}
          </RemoteView>
        )}
      </div>
    </>
  );
};
