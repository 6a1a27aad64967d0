import { FilterChip } from "./filter-chip.view.tsx";
import { loadable } from "./loadable.view.tsx";

const OneOf = loadable(async () => (await import("./radio-group.view.tsx")).RadioGroup);

type OneOfFilterProps = {
  readonly name: string;
  /** id of the chosen option; null filters nothing */
  readonly chosen: string | null;
  readonly options: readonly { readonly id: string; readonly label: string }[];
  /** label of the choice that filters nothing */
  readonly any: string;
  /** the chip's text for the chosen option instead of its label */
  readonly value?: string | undefined;
  readonly onChoose: (id: string | null) => void;
};

/** No option's id. */
const unset = "-";

/** A filter by one of some options; an option that is not offered any more is shown by its id, so that it can be removed. */
export const OneOfFilter = ({ name, chosen, options, any, value, onChoose }: OneOfFilterProps) => (
  <FilterChip
    name={name}
    value={chosen === null ? "" : (value ?? options.find(({ id }) => id === chosen)?.label ?? chosen)}
    onRemove={() => onChoose(null)}
  >
    {() => (
      <OneOf.View
        label={name}
        value={chosen ?? unset}
        options={[{ id: unset, label: any }, ...options]}
        onChange={(id) => onChoose(id === unset ? null : id)}
      />
    )}
  </FilterChip>
);
