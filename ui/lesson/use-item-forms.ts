import { type ComponentType, createContext, type ReactNode, use } from "react";
import type { ItemForms } from "../../core/lesson-forms/item-forms.service.ts";

/** Renders its content with the calls for one item. */
export type ItemFormsSource = ComponentType<{
  /** uuid of the item */
  readonly item: string;
  readonly children: (forms: ItemForms) => ReactNode;
}>;

export const ItemFormsContext = createContext<ItemFormsSource | null>(null);

/** Where items of other hosts get their calls from; null where nothing is recorded, as in an author's preview. */
export const useItemForms = (): ItemFormsSource | null => use(ItemFormsContext);
