import { useCallback, useEffect, useState } from "react";
import { JobList } from "../../../core/jobs/job-list.service.ts";
import { TagStore } from "../../../core/tags/tags.port.ts";
import { useService } from "../../react/services.tsx";
import { useAnswer } from "../../react/use-answer.ts";
import { NewTagScreen, TagActScreen } from "./tag-dialogs.screen.tsx";
import { type TagAct, TagsView } from "./tags.view.tsx";

const searchPause = 200;
type Open = { readonly act: TagAct; readonly name: string } | "new" | null;

/** The tags of the organisation; the list follows the jobs that change them. */
export const TagsScreen = () => {
  const store = useService(TagStore);
  const jobs = useService(JobList);
  const [search, setSearch] = useState("");
  const [open, setOpen] = useState<Open>(null);
  const { answer, again } = useAnswer(
    useCallback((text: string) => store.list(text), [store]),
    search,
    search === "" ? 0 : searchPause,
  );
  useEffect(() => {
    const ends = jobs.ended$.subscribe(({ kind }) => {
      if (kind === "tags.change") again();
    });
    return () => ends.unsubscribe();
  }, [jobs, again]);
  const close = (): void => setOpen(null);
  const done = (): void => {
    close();
    again();
  };
  return (
    <>
      <TagsView
        tags={answer}
        search={search}
        onSearch={setSearch}
        onAdd={() => setOpen("new")}
        onAct={(act, name) => setOpen({ act, name })}
        onRetry={again}
      />
      {open === null ? null : open === "new" ? (
        <NewTagScreen onDone={done} onClose={close} />
      ) : (
        <TagActScreen {...open} onDone={done} onClose={close} />
      )}
    </>
  );
};
