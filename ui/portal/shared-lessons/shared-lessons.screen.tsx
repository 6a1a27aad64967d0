import { useMemo } from "react";
import { latestValue } from "../../../core/kernel/remote.ts";
import { SharedLessonStore } from "../../../core/shared-lessons/shared-lessons.port.ts";
import { useParams, useQuery, useSetQuery } from "../../react/address.ts";
import { useDocumentTitle } from "../../react/document-title.ts";
import { useService } from "../../react/services.tsx";
import { useAnswer } from "../../react/use-answer.ts";
import { usePortalHref } from "../frame/use-portal-href.ts";
import { usePortalUser } from "../portal-user.ts";
import { usePage } from "../use-page.ts";
import { SharedLessonsView } from "./shared-lessons.view.tsx";

const waitMs = 200;

const LessonsAt = ({ folder }: { readonly folder: number | null }) => {
  const store = useService(SharedLessonStore);
  const href = usePortalHref();
  const { org_name } = usePortalUser();
  const { page, onPage } = usePage();
  const { search = "" } = useQuery();
  const setQuery = useSetQuery();
  const ask = useMemo(
    () => (key: string) => {
      const [at = "1", ...words] = key.split(" ");
      return store.content(folder, Number(at), words.join(" "));
    },
    [store, folder],
  );
  const { answer, again } = useAnswer(ask, `${page} ${search.trim()}`, search === "" ? 0 : waitMs);
  useDocumentTitle(latestValue(answer)?.folder?.name ?? null);
  return (
    <SharedLessonsView
      organisation={org_name}
      content={answer}
      search={search}
      href={href}
      onSearch={(words) => setQuery({ search: words === "" ? null : words, page: null })}
      onPage={onPage}
      onRetry={again}
    />
  );
};

/** The shared folders of lessons, or the folder that the address names; page and search are in the address. */
export const SharedLessonsScreen = () => {
  const { folderId } = useParams();
  return <LessonsAt key={folderId} folder={folderId === undefined ? null : Number(folderId) || 0} />;
};
