import { useEffect, useState } from "react";
import { type KeptFormDeps, makeKeptForm } from "../../../core/fields/kept-form.service.ts";
import { UserStorage } from "../../../core/kernel/user-storage.ts";
import { useService } from "../../react/services.tsx";
import { useLatest } from "../../react/use-latest.ts";

/** A form of values that are saved together; an unsaved draft is restored. */
export const useKeptForm = <A extends { readonly version: number }, D extends Readonly<Record<string, unknown>>>(
  deps: Omit<KeptFormDeps<A, D>, "storage">,
) => {
  const storage = useService(UserStorage);
  const [form] = useState(() => makeKeptForm({ ...deps, storage }));
  const now = useLatest(form.state$, form.latest());
  useEffect(() => void form.load(), [form]);
  return { ...now, edit: form.edit, save: () => void form.save(), discard: () => void form.discard(), retry: () => void form.load() };
};
