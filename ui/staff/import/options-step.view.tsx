import { useState } from "react";
import { countries } from "../../../core/import/countries.rule.ts";
import type { DateColumn } from "../../../core/import/date-order.rule.ts";
import { DateOrder, dateOrders, ImportExisting, ImportMatch, type ImportOptions } from "../../../core/import/import-mapping.model.ts";
import { importText } from "../../i18n/en/import.ts";
import { useDates } from "../../i18n/use-dates.ts";
import { useText } from "../../i18n/use-text.ts";
import { Card } from "../../kit/card.view.tsx";
import { ComboBox } from "../../kit/combo-box.view.tsx";
import { RadioGroup } from "../../kit/radio-group.view.tsx";
import { Select } from "../../kit/select.view.tsx";
import { TextField } from "../../kit/text-field.view.tsx";
import { useAfterPause } from "../../kit/use-after-pause.ts";
import styles from "./import.module.css";

/** @property dates date columns with their interpretation; `day` is null while the order of day and month is ambiguous */
export type OptionsStepProps = {
  readonly options: ImportOptions;
  readonly hasIds: boolean;
  readonly dates: readonly DateColumn[];
  readonly onOptions: (options: ImportOptions) => void;
};

const matches = ["email-mobile", "email", "mobile", "con_id"] as const;
const existing = ["blank", "overwrite", "skip"] as const;
const countryOptions = Object.entries(countries)
  .map(([id, { name, code }]) => ({ id, label: `${name} (+${code})` }))
  .toSorted((a, b) => a.label.localeCompare(b.label));

/** Debounce of the tags in milliseconds; leaving the field saves at once. */
const pauseMs = 500;

const tagsOf = (typed: string): readonly string[] =>
  typed
    .split(",")
    .map((tag) => tag.trim())
    .filter((tag) => tag !== "")
    .slice(0, 20);

/** How rows are matched to contacts and how values are parsed. */
export const OptionsStep = ({ options, hasIds, dates, onOptions }: OptionsStepProps) => {
  const text = useText(importText);
  const { plain } = useDates();
  const [tags, setTags] = useState(options.tags.join(", "));
  const keepTags = (): void => {
    const typed = tagsOf(tags);
    if (typed.join() !== options.tags.join()) onOptions({ ...options, tags: [...typed] });
  };
  const isAsked = options.date_order === undefined && dates.some(({ day }) => day === null);
  useAfterPause(keepTags, pauseMs);
  return (
    <Card title={text("options.title")}>
      <div className={styles["stack"]}>
        <Select
          label={text("options.match")}
          options={matches.filter((id) => id !== "con_id" || hasIds).map((id) => ({ id, label: text(`options.${id}`) }))}
          selected={options.match}
          onSelect={(match) => ImportMatch.is(match) && onOptions({ ...options, match })}
        />
        <RadioGroup
          label={text("options.existing")}
          options={existing.map((id) => ({ id, label: text(`options.${id}`), note: text(`options.${id}Note`) }))}
          value={options.existing}
          onChange={(chosen) => ImportExisting.is(chosen) && onOptions({ ...options, existing: chosen })}
        />
        <Select
          label={text("options.date_order")}
          options={dateOrders.map((id) => ({ id, label: text(`options.${id}`) }))}
          selected={options.date_order ?? null}
          placeholder={text("options.fromValues")}
          error={isAsked ? text("options.orderAsked") : undefined}
          onSelect={(order) => DateOrder.is(order) && onOptions({ ...options, date_order: order })}
        />
        {dates.length === 0 ? null : (
          <ul className={styles["dates"]} aria-label={text("options.dates")}>
            {dates.map(({ name, sample, day }) => (
              <li key={name}>
                {day === null
                  ? text("options.dateUnread", { column: name, sample })
                  : text("options.dateRead", {
                      column: name,
                      sample,
                      day: plain(day, { dateStyle: "long" }),
                    })}
              </li>
            ))}
          </ul>
        )}
        <ComboBox
          label={text("options.country")}
          options={countryOptions}
          selected={options.country}
          onSelect={(country) => country !== null && onOptions({ ...options, country })}
        />
        <TextField
          label={text("options.tags")}
          isOptional
          help={text("options.tagsHelp")}
          maxLength={1000}
          value={tags}
          onChange={setTags}
          onBlur={keepTags}
        />
      </div>
    </Card>
  );
};
