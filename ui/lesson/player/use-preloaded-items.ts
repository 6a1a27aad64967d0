import { useEffect } from "react";
import { ItemType } from "../../../core/lessons/items/catalogue.rule.ts";
import { itemParts } from "../item-parts.ts";

const waitMs = 200;

/** Loads the code of all items of an open lesson once its first step stands, so that later steps work without the network. */
export const usePreloadedItems = (items: readonly { readonly type: string }[]): void => {
  const types = [...new Set(items.map(({ type }) => type))].toSorted().join();
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const type of types.split(",")) if (ItemType.is(type)) itemParts[type].preload();
    }, waitMs);
    return () => clearTimeout(timer);
  }, [types]);
};
