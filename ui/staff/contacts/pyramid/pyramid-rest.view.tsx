import type { UnderTotal } from "../../../../core/contacts/relation-tree.model.ts";
import { pyramidRestText } from "../../../i18n/en/pyramid-rest.ts";
import { useText } from "../../../i18n/use-text.ts";
import { Button } from "../../../kit/button.view.tsx";
import styles from "./pyramid.module.css";

type PyramidRestProps = { readonly top: number; readonly rest: UnderTotal; readonly onList: () => void };

/** The number of contacts that the pyramid does not show, the reason, and a button for the list view. */
export const PyramidRest = ({ top, rest, onList }: PyramidRestProps) => {
  const text = useText(pyramidRestText);
  return (
    <p className={styles["rest"]}>
      {text("top", { count: top })} {text(rest.at_least ? "moreThan" : "under", { count: rest.total })}
      <Button size="small" onPress={onList}>
        {text("asList")}
      </Button>
    </p>
  );
};
