import { BehaviorSubject, type Observable } from "rxjs";
import { token } from "../kernel/token.ts";

/**
 * Whether this tab shows the portal as a learner gets it, or the staff application as a colleague does. Such a tab stores nothing in the browser but its secret.
 * @property secret sent with each call; null in other tabs, and once the view is over
 * @property isViewing also once the view is over, until the tab is closed
 * @property over$ whether the view has ended
 * @property end ends the view in this tab
 */
export type TabView = {
  readonly secret: () => string | null;
  readonly isViewing: boolean;
  readonly over$: Observable<boolean>;
  readonly isOver: () => boolean;
  readonly end: () => void;
};
export const TabView = token<TabView>("client.tab-view");

/** What a tab keeps instead of the secret once its view is over: after a reload it does not become the portal of a learner who is signed in. */
export const overMark = "over";

/**
 * @param held the secret of the tab's view, the mark of one that is over, or null
 * @param keep remembers for this tab that its view is over
 */
export const makeTabView = (held: string | null, keep: (mark: typeof overMark) => void): TabView => {
  const over = new BehaviorSubject(held === overMark);
  return {
    isViewing: held !== null,
    secret: () => (over.value ? null : held),
    over$: over.asObservable(),
    isOver: () => over.value,
    end: () => {
      if (held === null || over.value) return;
      keep(overMark);
      over.next(true);
    },
  };
};
