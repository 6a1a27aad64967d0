import { useMemo } from "react";
import { latestValue } from "../../../core/kernel/remote.ts";
import { PortalFiles } from "../../../core/portal-files/portal-files.port.ts";
import { useParams } from "../../react/address.ts";
import { useDocumentTitle } from "../../react/document-title.ts";
import { useService } from "../../react/services.tsx";
import { useAnswer } from "../../react/use-answer.ts";
import { usePortalHref } from "../frame/use-portal-href.ts";
import { usePortalUser } from "../portal-user.ts";
import { usePage } from "../use-page.ts";
import { PortalFilesView } from "./portal-files.view.tsx";

const FilesAt = ({ folder }: { readonly folder: number | null }) => {
  const store = useService(PortalFiles);
  const href = usePortalHref();
  const { org_name } = usePortalUser();
  const { page, onPage } = usePage();
  const ask = useMemo(() => (key: string) => store.content(folder, Number(key)), [store, folder]);
  const { answer, again } = useAnswer(ask, String(page));
  useDocumentTitle(latestValue(answer)?.folder?.name ?? null);
  return <PortalFilesView organisation={org_name} content={answer} href={href} onPage={onPage} onRetry={again} />;
};

/** The shared folders, or the folder that the address names. */
export const PortalFilesScreen = () => {
  const { folderId } = useParams();
  return <FilesAt key={folderId} folder={folderId === undefined ? null : Number(folderId) || 0} />;
};
