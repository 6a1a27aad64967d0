import * as E from "fp-ts/lib/Either.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
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

/** Creates fields and options from an import, for users who may change fields. */
export const useFieldMaking = (session: ImportSession) => {
  const fieldCatalogue = useService(FieldCatalogue);
  const sections = latestValue(useLatest(fieldCatalogue.schema$, fieldCatalogue.latest()))?.sections ?? [];
  const toasts = useToasts();
  const [column, setColumn] = useState<number | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const isAllowed = isAdmin(useStaffUser().role);
  const of = (id: number | null, setBusy: (isBusy: boolean) => void): FieldMaking | null => {
    if (!isAllowed || id === null) return null;
    const doing = async <A>(command: TaskEither<Failure, A>): Promise<E.Either<Failure, A>> => {
      setBusy(true);
      const answer = await command();
      setBusy(false);
      return answer;
    };
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
        const answer = await doing(session.addField(id, to, field));
        if (E.isLeft(answer)) return setFailure(answer.left);
        setColumn(null);
        void fieldCatalogue.load();
      },
      onAddOptions: async (to, options) => {
        const answer = await doing(session.addOptions(id, to, options));
        if (E.isLeft(answer)) toasts.show({ text: failureMessage(answer.left), tone: "error" });
      },
    };
  };
  return { of };
};
