import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import { useCallback, useState } from "react";
import { JobList } from "../../../core/jobs/job-list.service.ts";
import type { Job } from "../../../core/jobs/job.model.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import { TagStore } from "../../../core/tags/tags.port.ts";
import { tagsText } from "../../i18n/en/tags.ts";
import { useText } from "../../i18n/use-text.ts";
import { useToasts } from "../../kit/toasts.view.tsx";
import { useService } from "../../react/services.tsx";
import { useAnswer } from "../../react/use-answer.ts";
import { useSubmit } from "../../react/use-submit.ts";
import { TagMergeDialog } from "./tag-merge-dialog.view.tsx";
import { TagNameDialog } from "./tag-name-dialog.view.tsx";
import { TagRemovalDialog } from "./tag-removal-dialog.view.tsx";
import type { TagAct } from "./tags.view.tsx";

const searchPause = 200;

type DialogProps = { readonly onDone: () => void; readonly onClose: () => void };
type ActProps = DialogProps & { readonly act: TagAct; readonly name: string };

/** Creates a tag. */
export const NewTagScreen = ({ onDone, onClose }: DialogProps) => {
  const text = useText(tagsText);
  const store = useService(TagStore);
  const toasts = useToasts();
  const { isPending, failure, run } = useSubmit();
  const create = (name: string): void =>
    run(store.create(name), (tag) => {
      toasts.show({ text: text("created", { name: tag.name }), tone: "success" });
      onDone();
    });
  return <TagNameDialog tag={null} uses={null} isPending={isPending} failure={failure} onSave={create} onClose={onClose} />;
};

/** Starts the job that renames, merges or deletes a tag; its end is announced with an Undo. */
export const TagActScreen = ({ act, name, onDone, onClose }: ActProps) => {
  const store = useService(TagStore);
  const jobs = useService(JobList);
  const { isPending, failure, run } = useSubmit();
  const [search, setSearch] = useState("");
  const uses = useAnswer(
    useCallback((tag: string) => store.uses(tag), [store]),
    name,
  ).answer;
  const others = useAnswer(
    useCallback((text: string) => store.list(text), [store]),
    search,
    search === "" ? 0 : searchPause,
  ).answer;
  const begin = (command: TaskEither<Failure, Job>): void =>
    run(command, () => {
      void jobs.refresh()();
      onDone();
    });
  const common = { tag: name, uses, isPending, failure };
  switch (act) {
    case "rename":
      return <TagNameDialog {...common} onSave={(to) => begin(store.rename(name, to))} onClose={onClose} />;
    case "merge":
      return (
        <TagMergeDialog
          {...common}
          others={others}
          onSearch={setSearch}
          onMerge={(to) => begin(store.merge({ from: [name], to }))}
          onClose={onClose}
        />
      );
    case "remove":
      return <TagRemovalDialog {...common} onConfirm={() => begin(store.remove(name))} onCancel={onClose} />;
  }
};
