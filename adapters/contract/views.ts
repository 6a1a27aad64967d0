import * as t from "io-ts";
import type { StaffAccess } from "../../core/access/access-rule.rule.ts";
import { DefaultView, type NewView, type SavedView, type ViewChange } from "../../core/views/saved-view.model.ts";
import { endpoint, noInput } from "./endpoint.ts";
import { ById } from "./resource.ts";

/**
 * The definition of the views of a list.
 * @property name of the area: `listViews` has the calls `listViews.list`, `listViews.create`, …
 * @property path `/api/…`
 */
type DescribedViews<S> = {
  readonly name: string;
  readonly path: string;
  readonly access: StaffAccess;
  readonly View: t.Type<SavedView<S>, unknown, unknown>;
  readonly NewView: t.Type<NewView<S>, unknown, unknown>;
  readonly ViewChange: t.Type<ViewChange<S>, unknown, unknown>;
};

/** The calls on the views of a list. */
export const viewCalls = <S>({ name, path, access, View, NewView, ViewChange }: DescribedViews<S>) => {
  const Views = t.readonlyArray(View);
  return {
    list: endpoint({
      ...noInput,
      name: `${name}.list`,
      summary: "Lists the caller's own views of the list and the shared ones.",
      method: "GET",
      path,
      access,
      reply: Views,
    }),
    create: endpoint({
      ...noInput,
      name: `${name}.create`,
      summary: "Creates a view of the list; administrators can share it with the whole organisation.",
      method: "POST",
      path,
      access,
      body: NewView,
      reply: View,
    }),
    update: endpoint({
      ...noInput,
      name: `${name}.update`,
      summary: "Updates the given properties of a view of the list. Fails with 409 and the stored view on a version conflict.",
      method: "PUT",
      path: `${path}/:id`,
      access,
      params: ById,
      body: ViewChange,
      reply: View,
    }),
    remove: endpoint({
      ...noInput,
      name: `${name}.remove`,
      summary: "Deletes a view of the list, which can be restored.",
      method: "DELETE",
      path: `${path}/:id`,
      access,
      params: ById,
      reply: View,
    }),
    restore: endpoint({
      ...noInput,
      name: `${name}.restore`,
      summary: "Restores a deleted view of the list.",
      method: "POST",
      path: `${path}/:id/restore`,
      access,
      params: ById,
      reply: View,
    }),
    begin: endpoint({
      ...noInput,
      name: `${name}.begin`,
      summary: "Sets the caller's default view of the list, or none.",
      method: "POST",
      path: `${path}/begin`,
      access,
      body: DefaultView,
      reply: Views,
    }),
  } as const;
};

/** The calls on the views of a list with these settings. */
export type ViewCalls<S> = ReturnType<typeof viewCalls<S>>;
