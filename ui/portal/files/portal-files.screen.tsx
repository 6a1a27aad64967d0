import { useMemo } from "react";
import { latestValue } from "../../../core/kernel/remote.ts";
import { PortalFiles } from "../../../core/portal-files/portal-files.port.ts";
import { useParams, useQuery, useSetQuery } from "../../react/address.ts";
import { useDocumentTitle } from "../../react/document-title.ts";
import { useService } from "../../react/services.tsx";
import { useAnswer } from "../../react/use-answer.ts";
import { usePortalHref } from "../frame/use-portal-href.ts";
import { usePortalUser } from "../portal-user.ts";
import { PortalFilesView } from "./portal-files.view.tsx";

/** The shared folders, or the folder that the address names. */
export const PortalFilesScreen = () => {
  const store = useService(PortalFiles);
  const href = usePortalHref();
  const { org_name } = usePortalUser();
  const { folderId } = useParams();
  const folder = folderId === undefined ? null : Number(folderId) || 0;
  const page = Math.max(1, Number.parseInt(useQuery()["page"] ?? "", 10) || 1);
  const setQuery = useSetQuery();
  const ask = useMemo(() => (key: string) => store.content(folder, Number(key.split(" ")[1])), [store, folder]);
  const { answer, again } = useAnswer(ask, `${folder ?? 0} ${page}`);
  useDocumentTitle(latestValue(answer)?.folder?.name ?? null);
  return (
    <PortalFilesView
      organisation={org_name}
      content={answer}
      href={href}
      onPage={(next) => setQuery({ page: next === 1 ? null : String(next) })}
      onRetry={again}
    />
  );
};
