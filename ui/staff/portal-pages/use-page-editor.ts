import { pipe } from "fp-ts/lib/function.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import { useMemo, useState } from "react";
import type { Failure } from "../../../core/kernel/failure.ts";
import { loaded, type Remote } from "../../../core/kernel/remote.ts";
import { pageClashes, type PageValues, typedChange } from "../../../core/portal-pages/edited-page.view-model.ts";
import type { PortalPageRecord } from "../../../core/portal-pages/portal-page.model.ts";
import { PortalSettingsStore } from "../../../core/portal-settings/portal-settings.port.ts";
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
  const store = useService(PortalSettingsStore).pages;
  const ask = useMemo(() => (key: string) => store.get(Number(key)), [store]);
  const { answer, again } = useAnswer(ask, String(id));
  const [saved, setSaved] = useState<PortalPageRecord | null>(null);
  const [typed, setTyped] = useState<Partial<PageValues>>({});
  const [theirs, setTheirs] = useState<PortalPageRecord | null>(null);
  const { isPending, failure, run } = useSubmit();
  const accept = (page: PortalPageRecord): void => {
    setSaved(page);
    setTyped({});
    setTheirs(null);
  };
  /** The stored page of a version conflict replaces what was loaded, unless the user typed something else. */
  const meet = (stored: PortalPageRecord): void => {
    if (pageClashes(stored, typed).length > 0) setTheirs(stored);
    else accept(stored);
  };
  const refused = (why: Failure): ReturnType<Command> =>
    why.tag === "conflict"
      ? pipe(
          store.get(id),
          TE.map(meet),
          TE.chain((): ReturnType<Command> => TE.left(why)),
        )
      : TE.left(why);
  return {
    page: saved === null ? answer : loaded(saved),
    typed,
    theirs,
    isPending,
    failure,
    type: (values) => setTyped((before) => ({ ...before, ...values })),
    discard: () => setTyped({}),
    save: (page, onDone, further = TE.right) => {
      const sent = typedChange(page, typed);
      /** What was typed while it was saved stays. */
      const keep = (next: PortalPageRecord): PortalPageRecord => {
        setSaved(next);
        setTyped((before) => typedChange({ ...page, ...sent }, before));
        return next;
      };
      const stored = Object.keys(sent).length === 0 ? TE.right(page) : store.change(page.id, { version: page.version, ...sent });
      setTheirs(null);
      run(pipe(stored, TE.map(keep), TE.chain(further), TE.map(keep), TE.orElse(refused)), onDone);
    },
    takeTheirs: accept,
    again,
  };
};
