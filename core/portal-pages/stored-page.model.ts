/** The working copy of a page. */
export type PageDraft = { readonly path: string; readonly draft_title: string; readonly draft_html: string };

/**
 * A page as it is stored; times are epoch seconds.
 * @property title of the copy that was published last; '' before the first publication
 * @property html of the same copy
 * @property published_at null while learners do not see the page
 * @property deleted_at null while the page is in use
 */
export type StoredPage = PageDraft & {
  readonly id: number;
  readonly title: string;
  readonly html: string;
  readonly published_at: number | null;
  readonly version: number;
  readonly updated_at: number;
  readonly deleted_at: number | null;
};
