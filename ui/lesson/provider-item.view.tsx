import { ProvidedType } from "../../core/lessons/shown/provider-card.rule.ts";
import { ProviderFramed } from "./provider-framed.view.tsx";
import { ProviderSigning } from "./provider-signing.view.tsx";
import { ProviderStill } from "./provider-still.view.tsx";
import type { ItemViewProps } from "./use-attempt.ts";

/** What another host serves: in a frame where it is taken, as a card where it is only shown. */
export const ProviderItem = (item: ItemViewProps) => {
  const { type, forms } = item;
  if (!ProvidedType.is(type)) return null;
  if (forms === null || item.onAnswer === null) return <ProviderStill {...item} />;
  return type === "signwell" ? <ProviderSigning item={item} forms={forms} /> : <ProviderFramed item={item} type={type} forms={forms} />;
};
