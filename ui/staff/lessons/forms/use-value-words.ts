import type { ItemType } from "../../../../core/lessons/items/catalogue.rule.ts";
import { lessonValuesText } from "../../../i18n/en/lesson-values.ts";
import type { TextKey } from "../../../i18n/text-types.ts";
import { useText } from "../../../i18n/use-text.ts";

type Key = TextKey<typeof lessonValuesText.texts>;
type Tree = { readonly [key: string]: string | Tree };

const isTree = (node: string | Tree | undefined): node is Tree => typeof node === "object";

const isKey = (key: string): key is Key =>
  typeof key
    .split(".")
    .reduce<string | Tree | undefined>((node, part) => (isTree(node) ? node[part] : undefined), lessonValuesText.texts) === "string";

/** Label and hint of a value of an item; the value's name where it has no label. */
export type ValueWords = {
  readonly label: (type: ItemType, name: string) => string;
  readonly hint: (type: ItemType, name: string) => string | undefined;
};

export const useValueWords = (): ValueWords => {
  const text = useText(lessonValuesText);
  const said = (key: string): string | undefined => (isKey(key) ? text(key) : undefined);
  return {
    label: (type, name) => said(`labels.${type}.${name}`) ?? name,
    hint: (type, name) => said(`hints.${type}.${name}`),
  };
};
