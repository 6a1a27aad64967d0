import { FileKind } from "../../../core/files/file.model.ts";
import { filesText } from "../../i18n/en/files.ts";
import { useText } from "../../i18n/use-text.ts";
import { Checkbox } from "../../kit/checkbox.view.tsx";
import { FilterChip } from "../../kit/filter-chip.view.tsx";
import styles from "../library/library.module.css";

const kinds = Object.keys(FileKind.keys).filter(FileKind.is);

type KindFilterProps = { readonly chosen: readonly FileKind[]; readonly onChoose: (kinds: readonly FileKind[]) => void };

/** Filters files by kind. */
export const KindFilter = ({ chosen, onChoose }: KindFilterProps) => {
  const text = useText(filesText);
  return (
    <FilterChip
      name={text("list.kinds")}
      value={kinds
        .filter((kind) => chosen.includes(kind))
        .map((kind) => text(`kindsAll.${kind}`))
        .join(", ")}
      onRemove={() => onChoose([])}
    >
      {() => (
        <div className={styles["choices"]}>
          {kinds.map((kind) => (
            <Checkbox
              key={kind}
              isSelected={chosen.includes(kind)}
              onChange={(isOn) => onChoose(kinds.filter((one) => (one === kind ? isOn : chosen.includes(one))))}
            >
              {text(`kindsAll.${kind}`)}
            </Checkbox>
          ))}
        </div>
      )}
    </FilterChip>
  );
};
