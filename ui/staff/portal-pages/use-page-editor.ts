import { pipe } from "fp-ts/lib/function.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import { useMemo, useState } from "react";
import type { Failure } from "../../../core/kernel/failure.ts";
import { loaded, type Remote } from "../../../core/kernel/remote.ts";
import { pageClashes, type PageValues, storedInstead, typedChange } from "../../../core/portal-pages/edited-page.view-model.ts";
import type { PortalPageRecord } from "../../../core/portal-pages/portal-page.model.ts";
import { PortalPageStore } from "../../../core/portal-pages/portal-pages.port.ts";
import { useService } from "../../react/services.tsx";
import { useAnswer } from "../../react/use-answer.ts";
import { type Submit, useSubmit } from "../../react/use-submit.ts";

type Command = (page: PortalPageRecord) => TE.TaskEither<Failure, PortalPageRecord>;

export type PageEditor = Pick<Submit, "isPending" | "failure"> & {
  readonly page: Remote<PortalPageRecord>;
  readonly typed: Partial<PageValues>;
  /** the page that was stored in the meantime, until the user chooses between it and what they typed */
  readonly theirs: PortalPageRecord | null;
  readonly type: (values: Partial<PageValues>) => void;
  readonly discard: () => void;
  /** Saves what was typed, then runs a further command on the page that is stored. */
  readonly save: (page: PortalPageRecord, onDone: (page: PortalPageRecord) => void, further?: Command) => void;
  readonly takeTheirs: (page: PortalPageRecord) => void;
  readonly again: () => void;
};

/** A page of the portal while it is edited: the stored page, what was typed, and the choice after a version conflict. */
export const usePageEditor = (id: number): PageEditor => {
  const store = useService(PortalPageStore);
  const ask = useMemo(() => (key: string) => store.get(Number(key)), [store]);
  const { answer, again } = useAnswer(ask, String(id));
  const [saved, setSaved] = useState<PortalPageRecord | null>(null);
  const [typed, setTyped] = useState<Partial<PageValues>>({});
  const [theirs, setTheirs] = useState<PortalPageRecord | null>(null);
  const { isPending, failure, run } = useSubmit();
  const accept = (page: PortalPageRecord): PortalPageRecord => {
    setSaved(page);
    setTyped({});
    setTheirs(null);
    return page;
  };
  /** The stored page replaces what was loaded, unless the user typed something else. */
  const refused = (why: Failure): Failure => {
    const stored = storedInstead(why);
    if (stored !== null && pageClashes(stored, typed).length > 0) setTheirs(stored);
    else if (stored !== null) accept(stored);
    return why;
  };
  return {
    page: saved === null ? answer : loaded(saved),
    typed,
    theirs,
    isPending,
    failure,
    type: (values) => setTyped((before) => ({ ...before, ...values })),
    discard: () => setTyped({}),
    save: (page, onDone, further = TE.right) => {
      setTheirs(null);
      const change = typedChange(page, typed);
      const stored = Object.keys(change).length === 0 ? TE.right(page) : store.change(page.id, { version: page.version, ...change });
      run(pipe(stored, TE.map(accept), TE.chain(further), TE.map(accept), TE.mapLeft(refused)), onDone);
    },
    takeTheirs: accept,
    again,
  };
};
