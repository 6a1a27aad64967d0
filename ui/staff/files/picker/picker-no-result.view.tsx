import { SearchX } from "lucide-react";
import { filePickerText } from "../../../i18n/en/file-picker.ts";
import { useText } from "../../../i18n/use-text.ts";
import { Button } from "../../../kit/button.view.tsx";
import { EmptyState } from "../../../kit/empty-state.view.tsx";

/** Nothing matches what is searched for in the picker. */
export const PickerNoResult = ({ onClear }: { readonly onClear: () => void }) => {
  const text = useText(filePickerText);
  return (
    <EmptyState icon={SearchX} title={text("noResult.title")} action={<Button onPress={onClear}>{text("noResult.clear")}</Button>}>
      {text("noResult.body")}
    </EmptyState>
  );
};
