import { Check, UserPlus } from "lucide-react";
import type { MouseEvent } from "react";
import { phoneDisplay } from "../../../../core/validation/phone.rule.ts";
import { selectContactText } from "../../../i18n/en/select-contact.ts";
import { useText } from "../../../i18n/use-text.ts";
import { Avatar } from "../../../kit/avatar.view.tsx";
import rows from "../../../kit/option-list.module.css";
import { useActiveInSight } from "../../../kit/use-active-in-sight.ts";
import type { PickerRow, PickerSection } from "./picker-rows.ts";
import styles from "./select-contact.module.css";

type PickerOptionsProps = {
  /** id prefix of the list and its rows */
  readonly id: string;
  readonly words: string;
  readonly sections: readonly PickerSection[];
  readonly active: string | null;
  readonly chosen: readonly number[];
  readonly isMultiple: boolean;
  readonly onActive: (id: string) => void;
  readonly onChoose: (id: string) => void;
};

type OptionProps = Omit<PickerOptionsProps, "sections" | "chosen"> & { readonly row: PickerRow; readonly isChosen: boolean };

const Option = ({ id, row, words, active, isChosen, isMultiple, onActive, onChoose }: OptionProps) => {
  const text = useText(selectContactText);
  const isActive = row.id === active;
  const setElement = useActiveInSight(isActive);
  const { contact } = row;
  const info = phoneDisplay(contact?.info ?? "");
  const shared = {
    id: `${id}${row.id}`,
    role: "option",
    tabIndex: -1,
    "aria-selected": isMultiple ? isChosen : isActive,
    className: rows["row"],
    "data-active": isActive,
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onMouseMove: () => {
      if (!isActive) onActive(row.id);
    },
    onClick: () => onChoose(row.id),
  } as const;
  return (
    <div {...shared} ref={setElement}>
      {contact === null ? (
        <>
          <UserPlus className={rows["icon"]} aria-hidden="true" />
          <span className={rows["title"]}>{words.trim() === "" ? text("create") : text("createNamed", { text: words.trim() })}</span>
        </>
      ) : (
        <>
          <Avatar name={contact.name} id={String(contact.con_id)} src={contact.photo} size={24} isDecorative />
          <span className={rows["title"]}>{contact.name}</span>
          {info === "" || info === contact.name ? null : <span className={rows["note"]}>{info}</span>}
          {isMultiple && isChosen ? <Check className={styles["mark"]} aria-hidden="true" /> : null}
        </>
      )}
    </div>
  );
};

/** The contacts on offer; the search field marks one of them. */
export const PickerOptions = ({ sections, chosen, ...rest }: PickerOptionsProps) => {
  const text = useText(selectContactText);
  return (
    <div id={`${rest.id}list`} role="listbox" aria-label={text("list")} aria-multiselectable={rest.isMultiple} className={styles["list"]}>
      {sections.map((section) => (
        <div
          key={section.id}
          role="group"
          {...(section.id === "create" ? { "aria-label": text("create") } : { "aria-labelledby": `${rest.id}group-${section.id}` })}
          className={styles["group"]}
        >
          {section.id === "create" ? null : (
            <div id={`${rest.id}group-${section.id}`} role="presentation" className={rows["groupTitle"]}>
              {text(section.id)}
            </div>
          )}
          {section.rows.map((row) => (
            <Option key={row.id} {...rest} row={row} isChosen={row.contact !== null && chosen.includes(row.contact.con_id)} />
          ))}
        </div>
      ))}
    </div>
  );
};
