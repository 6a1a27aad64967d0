import * as E from "fp-ts/lib/Either.js";
import { useMemo, useState } from "react";
import { latestValue } from "../../../core/kernel/remote.ts";
import { type FoundRecord, RecordFinder } from "../../../core/permissions/permissions.port.ts";
import { TracedRecordKind } from "../../../core/permissions/traced-record.model.ts";
import type { Option } from "../../kit/option.view.tsx";
import { useService } from "../../react/services.tsx";
import { useAnswer } from "../../react/use-answer.ts";

const waitMs = 250;

/** The records of a kind that are found by what is typed; the chosen one is among them, also when it was not found. */
export const useFoundRecords = (kind: string, chosen: { readonly id: string; readonly name: string } | null) => {
  const finder = useService(RecordFinder);
  const [term, setTerm] = useState("");
  const ask = useMemo(
    () => (text: string) => (TracedRecordKind.is(kind) ? finder.find(kind, text) : async () => E.right<never, readonly FoundRecord[]>([])),
    [finder, kind],
  );
  // The name of the chosen record fills the field, and is no search.
  const found = latestValue(useAnswer(ask, term === chosen?.name ? "" : term, waitMs).answer) ?? [];
  const options: readonly Option[] = found.map(({ id, name, note }) => ({ id: String(id), label: name, ...(note === "" ? {} : { note }) }));
  return {
    onSearch: setTerm,
    found: chosen === null || options.some(({ id }) => id === chosen.id) ? options : [...options, { id: chosen.id, label: chosen.name }],
  };
};
