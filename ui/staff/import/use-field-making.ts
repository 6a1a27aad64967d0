import * as E from "fp-ts/lib/Either.js";
import { useState } from "react";
import { isAdmin } from "../../../core/access/permission.rule.ts";
import { FieldCatalogue } from "../../../core/fields/field-catalogue.service.ts";
import type { ImportSession } from "../../../core/import/import-session.service.ts";
import { type Failure, failureMessage } from "../../../core/kernel/failure.ts";
import { latestValue } from "../../../core/kernel/remote.ts";
import { useToasts } from "../../kit/toasts.view.tsx";
import { useService } from "../../react/services.tsx";
import { useLatest } from "../../react/use-latest.ts";
import { useStaffUser } from "../staff-user.ts";
import type { FieldMaking } from "./new-field-for.view.tsx";
import type { Running } from "./use-doing.ts";

/** Creates fields and options from an import, for users who may change fields. */
export const useFieldMaking = (session: ImportSession) => {
  const fieldCatalogue = useService(FieldCatalogue);
  const sections = latestValue(useLatest(fieldCatalogue.schema$, fieldCatalogue.latest()))?.sections ?? [];
  const toasts = useToasts();
  const [column, setColumn] = useState<number | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const isAllowed = isAdmin(useStaffUser().role);
  const of = (id: number | null, running: Running): FieldMaking | null => {
    if (!isAllowed || id === null) return null;
    return {
      column,
      sections,
      failure,
      onAsk: (asked) => {
        setFailure(null);
        setColumn(asked);
        if (asked !== null && sections.length === 0) void fieldCatalogue.load();
      },
      onAdd: async (to, field) => {
        const answer = await running(session.addField(id, to, field));
        if (E.isLeft(answer)) return setFailure(answer.left);
        setColumn(null);
        void fieldCatalogue.load();
      },
      onAddOptions: async (to, options) => {
        const answer = await running(session.addOptions(id, to, options));
        if (E.isLeft(answer)) toasts.show({ text: failureMessage(answer.left), tone: "error" });
      },
    };
  };
  return { of };
};
