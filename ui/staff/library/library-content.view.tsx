import type { ReactNode } from "react";
import type { LibraryEntry } from "../../../core/library/library-entry.rule.ts";
import type { LibraryShown } from "../../../core/library/library-shown.rule.ts";
import type { LibraryView } from "../../../core/library/library.model.ts";
import { libraryText } from "../../i18n/en/library.ts";
import { useText } from "../../i18n/use-text.ts";
import { FailureState } from "../../kit/failure-state.view.tsx";
import { NoResultState } from "../../kit/no-result-state.view.tsx";
import { SkeletonCards, SkeletonLines } from "../../kit/skeleton.view.tsx";

type LibraryContentProps = Pick<LibraryShown<unknown, LibraryEntry>, "items" | "isUnknown" | "isLoading" | "isLoaded" | "failure"> & {
  readonly view: LibraryView;
  /** whether a search or filter narrows the list */
  readonly isNarrowed: boolean;
  readonly empty: ReactNode;
  readonly onClear: () => void;
  readonly onRetry: () => void;
  /** the entries as a grid or a list */
  readonly children: ReactNode;
};

/** What stands in place of entries; null when there are some. */
const instead = (props: LibraryContentProps, noFolder: string): ReactNode => {
  const { items, isUnknown, isLoading, isLoaded, failure, view } = props;
  if (isUnknown) return <FailureState failure={{ tag: "not-found", message: noFolder }} />;
  if (!isLoaded && failure !== null) return <FailureState failure={failure} onRetry={props.onRetry} />;
  if (items.length > 0) return null;
  if (!isLoaded || isLoading) return view === "grid" ? <SkeletonCards cards={8} /> : <SkeletonLines lines={8} />;
  return props.isNarrowed ? <NoResultState onClear={props.onClear} /> : props.empty;
};

/** The entries of a library, or what stands in their place. */
export const LibraryContent = (props: LibraryContentProps) => {
  const text = useText(libraryText);
  return instead(props, text("list.noFolder")) ?? props.children;
};
