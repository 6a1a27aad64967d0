import * as E from "fp-ts/lib/Either.js";
import { useEffect, useState } from "react";
import type { ImportDecision } from "../../../core/import/import-plan.model.ts";
import type { ImportSession } from "../../../core/import/import-session.service.ts";
import type { Import } from "../../../core/import/import.model.ts";
import type { PlanPage } from "../../../core/import/imports.port.ts";
import { idle, loaded, type Remote, toFailed, toLoading } from "../../../core/kernel/remote.ts";

/** A page of the plan's rows, reloaded when the plan changes. */
export const useImportPlan = (session: ImportSession, current: Import | undefined, decision: ImportDecision) => {
  const plan = current?.plan ?? null;
  const id = current?.id ?? null;
  const [asked, setAsked] = useState({ page: 1, round: 0 });
  const [page, setPage] = useState<Remote<PlanPage>>(idle);
  useEffect(() => {
    if (plan === null || id === null) return;
    let isCurrent = true;
    setPage((before) => toLoading(before));
    void session
      .rows(id, { decision, page: asked.page })()
      .then((answer) => {
        if (isCurrent) setPage((before) => (E.isRight(answer) ? loaded(answer.right) : toFailed(before, answer.left)));
      });
    return () => {
      isCurrent = false;
    };
  }, [session, id, plan, decision, asked]);
  return {
    page,
    show: (next: number) => setAsked(({ round }) => ({ page: next, round })),
    again: () => setAsked(({ page: same, round }) => ({ page: same, round: round + 1 })),
    first: () => {
      setPage(idle);
      setAsked(({ round }) => ({ page: 1, round: round + 1 }));
    },
  };
};
