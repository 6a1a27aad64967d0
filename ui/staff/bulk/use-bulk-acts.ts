import * as E from "fp-ts/lib/Either.js";
import { useState } from "react";
import type { BulkAction } from "../../../core/bulk/bulk-action.model.ts";
import { BulkAnswer, type BulkRequest } from "../../../core/bulk/bulk-request.model.ts";
import { type BulkRun, isBulkUnderWay } from "../../../core/bulk/bulk-run.model.ts";
import { BulkRuns } from "../../../core/bulk/bulk-runs.service.ts";
import type { ContactSort } from "../../../core/contacts/contact-query.model.ts";
import { EnrolAnswer } from "../../../core/enrolments/enrol-request.model.ts";
import { type Failure, failureMessage } from "../../../core/kernel/failure.ts";
import { Modals } from "../../../core/shell/modals.service.ts";
import { bulkText } from "../../i18n/en/bulk.ts";
import { useText } from "../../i18n/use-text.ts";
import { undoLasts } from "../../kit/toast-queue.ts";
import { useToasts } from "../../kit/toasts.view.tsx";
import { useGo } from "../../react/address.ts";
import { useService } from "../../react/services.tsx";
import { doneWords } from "./bulk-words.ts";
import type { ListSelection } from "./use-selection.ts";

/** Shows the result of an action and offers Undo. */
export const useBulkNotices = () => {
  const bulkRuns = useService(BulkRuns);
  const toasts = useToasts();
  const text = useText(bulkText);
  const go = useGo();
  const fail = (failure: Failure): void => void toasts.show({ text: failureMessage(failure), tone: "error" });
  const undo = async (id: number): Promise<void> => {
    const answer = await bulkRuns.undo(id)();
    if (E.isLeft(answer)) return fail(answer.left);
    const { undo: went } = answer.right;
    if (went === null) return void toasts.show({ text: text("toast.background") });
    const { reversed, kept, impossible } = went;
    const left = [
      kept === 0 ? "" : text("toast.kept", { count: kept }),
      impossible === 0 ? "" : text("toast.impossible", { count: impossible }),
    ].filter((line) => line !== "");
    const words = [text("toast.undone", { count: reversed }), ...left].join(" ");
    toasts.show({
      text: words,
      ...(left.length === 0 ? {} : { action: { label: text("toast.who"), run: () => go(`/ui/contacts/bulk/${id}`) }, lasts: undoLasts }),
    });
  };
  const tell = (run: BulkRun, name: string | null = null): void => {
    if (isBulkUnderWay(run)) return void toasts.show({ text: text("toast.background") });
    const { changed = 0, refused = 0 } = run.counts ?? {};
    const words = [doneWords(text, run.action.do, changed, name), refused === 0 ? "" : text("toast.refused", { count: refused })]
      .filter((line) => line !== "")
      .join(" ");
    if (changed === 0) toasts.show({ text: words });
    else toasts.undoable(words, text("toast.undo"), () => void undo(run.id));
  };
  return { tell, fail };
};

/** Largest number of contacts changed without a preview. */
const mostAtOnce = 250;

/**
 * Bulk actions for the selected contacts; the selection is cleared afterwards.
 * @param columns ids of the visible columns
 * @param sort the sort order of the list
 */
export const useBulkActs = (
  { selection, count, name, onClear: onDone }: Pick<ListSelection, "selection" | "count" | "name" | "onClear">,
  columns: readonly string[] = [],
  sort?: ContactSort,
) => {
  const bulkRuns = useService(BulkRuns);
  const modals = useService(Modals);
  const { tell, fail } = useBulkNotices();
  const [isPending, setPending] = useState(false);
  const selected = { selection, count };
  const ask = async (request: BulkRequest): Promise<void> => {
    if ((await modals.ask("bulk-contacts", request, BulkAnswer)) !== null) onDone();
  };
  const straight = async (action: BulkAction): Promise<void> => {
    setPending(true);
    const planned = await bulkRuns.plan(action, selection)();
    const isPlain = E.isRight(planned) && planned.right.state === "planned" && planned.right.plan?.causes.length === 0;
    const done = isPlain ? await bulkRuns.run(planned.right.id)() : planned;
    setPending(false);
    if (E.isLeft(done)) return fail(done.left);
    if (!isPlain) return ask({ about: "run", run: done.right.id, ...selected });
    tell(done.right, name);
    onDone();
  };
  return {
    isPending,
    edit: () => void ask({ about: "edit", ...selected }),
    tags: () => void ask({ about: "tags", ...selected }),
    /** Small selections change at once with Undo, large ones after a preview. */
    act: (action: BulkAction) => void (count <= mostAtOnce ? straight(action) : ask({ about: "action", action, ...selected })),
    enrol: () => void modals.ask("enrol-contacts", selected, EnrolAnswer).then((answer) => (answer === null ? undefined : onDone())),
    exportThem: () => modals.open("export-contacts", { ...selected, columns, ...(sort === undefined ? {} : { sort }) }),
    merge: () => {
      const [kept, other, third] = selection.of === "chosen" ? selection.ids : [];
      if (kept !== undefined && other !== undefined && third === undefined) modals.open("merge-contacts", { kept, other });
    },
  };
};
