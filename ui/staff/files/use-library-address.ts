import type { FileLibrary } from "../../../core/files/file-library.service.ts";
import type { FileQuery } from "../../../core/files/file-query.model.ts";
import type { FileKind } from "../../../core/files/file.model.ts";
import type { LibraryItem } from "../../../core/files/library-item.rule.ts";
import type { LibraryView } from "../../../core/library/library.model.ts";
import { useGo, useQuery, useSetQuery } from "../../react/address.ts";
import { stringifySearch } from "../../react/plain-search.ts";
import { binHref, fileOfAddress, folderHref } from "./library-address.ts";
import type { LibraryPlace } from "./library-places.view.tsx";

const placeOf = ({ deleted, undescribed }: FileQuery): LibraryPlace => (deleted ? "bin" : undescribed ? "undescribed" : "folder");

/** The address of the library: what it shows, and where its controls lead. */
export const useLibraryAddress = (library: FileLibrary, query: FileQuery) => {
  const [address, setQuery, go] = [useQuery(), useSetQuery(), useGo()];
  const asked = address["view"];
  const view: LibraryView = asked === "grid" || asked === "list" ? asked : library.view();
  const here = query.deleted ? binHref : folderHref(query.folder_id);
  const hrefOf = (item: LibraryItem): string | null => {
    if (query.deleted) return null;
    return item.kind === "folder" ? folderHref(item.folder.id) : `${here}${stringifySearch({ ...address, file: String(item.file.id) })}`;
  };
  return {
    view,
    hrefOf,
    place: placeOf(query),
    /** the file whose details are open; null for none */
    file: query.deleted ? null : fileOfAddress(address["file"]),
    onOpen: (item: LibraryItem): void => {
      const href = hrefOf(item);
      if (href !== null) go(href);
    },
    onCloseFile: () =>
      go(`${here}${stringifySearch(Object.fromEntries(Object.entries(address).filter(([key]) => key !== "file")))}`, { replace: true }),
    onView: (next: LibraryView): void => {
      library.setView(next);
      setQuery({ view: next });
    },
    onSearch: (text: string) => setQuery({ search: text === "" ? null : text, page: null }),
    onKinds: (kinds: readonly FileKind[]) => setQuery({ type: kinds.length === 0 ? null : kinds.join(","), page: null }),
    onSort: (sort: string) => setQuery({ sort: sort === "-created" ? null : sort, page: null }),
    onPage: (page: number) => setQuery({ page: page === 1 ? null : String(page) }, { push: true }),
    onClear: () => setQuery({ search: null, type: null, page: null }),
  };
};
