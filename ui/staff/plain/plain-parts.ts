import type { ReactNode } from "react";
import type { PlainRecord } from "../../../core/kernel/plain-record.model.ts";
import type { PlainResource } from "../../../core/kernel/plain-resource.service.ts";
import type { Column } from "../../kit/grid-column.ts";
import type { Icon } from "../../kit/icon.ts";

/** What a field's control is given; a text control takes it as its props. */
export type PlainControl<A> = {
  readonly label: string;
  readonly value: A;
  readonly onChange: (value: A) => void;
  readonly error?: string;
};

/** The control of each field. */
export type PlainControls<V> = { readonly [F in keyof V]: (control: PlainControl<V[F]>) => ReactNode };

/**
 * Texts of a plain resource.
 * @property create, edit titles of the form; `create` is also the button
 * @property empty the title and body of an empty list
 * @property fields labels
 */
export type PlainWords<V> = {
  readonly title: string;
  readonly create: string;
  readonly edit: string;
  readonly empty: { readonly title: string; readonly body: string };
  readonly fields: { readonly [F in keyof V]: string };
};

/**
 * The page of a plain resource.
 * @property path of the list; `/new` below it opens a new record, `/<id>` a record
 * @property columns an array that stays the same between renderings; a sortable column is named like its sort order
 */
export type PlainPage<A extends PlainRecord, V extends object, S extends string> = {
  readonly resource: PlainResource<A, V, S>;
  readonly path: string;
  readonly icon: Icon;
  readonly words: PlainWords<V>;
  readonly columns: readonly Column<A>[];
  readonly controls: PlainControls<V>;
};

/** The last path segment that opens a new record. */
export const newRecord = "new";
