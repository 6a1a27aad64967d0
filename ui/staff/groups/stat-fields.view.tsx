import { StatComparison } from "../../../core/filters/activity.model.ts";
import { operatorInfo } from "../../../core/filters/operators.model.ts";
import { groupsText } from "../../i18n/en/groups.ts";
import { useText } from "../../i18n/use-text.ts";
import { NumberField } from "../../kit/number-field.view.tsx";
import { Select } from "../../kit/select.view.tsx";

type StatFieldsProps = { readonly stat: StatComparison | null; readonly onChange: (stat: StatComparison | null) => void };

const signs = ["$eq", "$ne", "$gt", "$gte", "$lt", "$lte"] as const;
const none = "none";

/** The comparison of recorded numbers, if any. */
export const StatFields = ({ stat, onChange }: StatFieldsProps) => {
  const text = useText(groupsText);
  const put = (change: Readonly<Record<string, unknown>>): void => {
    const next = { of: "sum", operator: "$gte", value: 1, ...stat, ...change };
    if (StatComparison.is(next)) onChange(next);
  };
  return (
    <>
      <Select
        label={text("activity.stat")}
        options={([none, "sum", "avg", "last"] as const).map((of) => ({ id: of, label: text(`activity.stats.${of}`) }))}
        selected={stat?.of ?? none}
        onSelect={(of) => (of === none ? onChange(null) : put({ of }))}
      />
      {stat === null ? null : (
        <>
          <Select
            label={text("activity.sign")}
            options={signs.map((sign) => ({ id: sign, label: operatorInfo(sign).label }))}
            selected={stat.operator}
            onSelect={(operator) => put({ operator })}
          />
          <NumberField
            label={text("activity.number")}
            value={stat.value}
            onChange={(value) => put({ value: Number.isFinite(value) ? value : 0 })}
          />
        </>
      )}
    </>
  );
};
