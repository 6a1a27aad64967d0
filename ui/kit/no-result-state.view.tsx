import { SearchX } from "lucide-react";
import { kitText } from "../i18n/en/kit.ts";
import { useText } from "../i18n/use-text.ts";
import { Button } from "./button.view.tsx";
import { Message } from "./message.view.tsx";

/** Shown when no record matches the search and filters. */
export const NoResultState = ({ onClear }: { readonly onClear: () => void }) => {
  const text = useText(kitText);
  return (
    <Message icon={SearchX} title={text("states.noResultTitle")} actions={<Button onPress={onClear}>{text("states.clearFilters")}</Button>}>
      {text("states.noResultBody")}
    </Message>
  );
};
