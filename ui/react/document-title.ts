import { useEffect } from "react";

/** Names the browser's tab while a page is shown, where its record says more than its route. Null leaves the title of the route. */
export const useDocumentTitle = (title: string | null): void => {
  useEffect(() => {
    if (title !== null) document.title = title;
  }, [title]);
};
