import type { DateTextState } from "../../../core/validation/date-text.service.ts";
import { dateHintText } from "../../i18n/en/date-hint.ts";
import { useText } from "../../i18n/use-text.ts";
import styles from "./filter-builder.module.css";

/** Which date a text in words means at the moment, or that it is none. */
export const DateHint = ({ state }: { readonly state: DateTextState }) => {
  const text = useText(dateHintText);
  const said = (): string => {
    switch (state.tag) {
      case "blank":
        return "";
      case "wrong":
        return state.message;
      case "right":
        return state.formatted;
      default:
        return text(state.tag);
    }
  };
  return (
    <p className={styles["hint"]} role="status" data-tone={state.tag}>
      {said()}
    </p>
  );
};
