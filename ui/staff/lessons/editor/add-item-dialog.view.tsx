import { type KeyboardEvent, useRef, useState } from "react";
import { searchWords } from "../../../../core/kernel/search-words.rule.ts";
import { ItemGroup } from "../../../../core/lessons/item-group.model.ts";
import { ItemType, itemTypeOf } from "../../../../core/lessons/items/catalogue.rule.ts";
import { itemTypesText } from "../../../i18n/en/item-types.ts";
import { lessonEditorText } from "../../../i18n/en/lesson-editor.ts";
import { useText } from "../../../i18n/use-text.ts";
import { Dialog } from "../../../kit/dialog.view.tsx";
import { SearchField } from "../../../kit/search-field.view.tsx";
import { itemTypeIcons } from "../item-type-look.ts";
import styles from "./add-item-dialog.module.css";

type AddItemDialogProps = { readonly onAdd: (type: ItemType) => void; readonly onClose: () => void };

const groups = Object.keys(ItemGroup.keys).filter(ItemGroup.is);
const types = Object.keys(ItemType.keys).filter(ItemType.is);

const arrows: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** The types of items in their groups, searchable; arrow keys move between them and Enter adds the first match. */
export const AddItemDialog = ({ onAdd, onClose }: AddItemDialogProps) => {
  const text = useText(lessonEditorText);
  const words = useText(itemTypesText);
  const [search, setSearch] = useState("");
  const list = useRef<HTMLDivElement>(null);
  const asked = searchWords(search.toLowerCase());
  const matches = types.filter((type) => {
    const told = `${words(`names.${type}`)} ${words(`notes.${type}`)} ${words(`words.${type}`)} ${type}`.toLowerCase();
    return asked.every((word) => told.includes(word));
  });
  const shown = groups
    .map((group) => ({ group, types: matches.filter((type) => itemTypeOf(type)?.group === group) }))
    .filter((one) => one.types.length > 0);
  const press = (event: KeyboardEvent<HTMLElement>): void => {
    const isSearch = event.target instanceof HTMLInputElement;
    const first = shown[0]?.types[0];
    if (event.key === "Enter" && isSearch && !event.nativeEvent.isComposing && first !== undefined) {
      event.preventDefault();
      onAdd(first);
    }
    const step = arrows[event.key];
    if (step === undefined || (isSearch && event.key !== "ArrowDown")) return;
    event.preventDefault();
    const buttons = Array.from(list.current?.querySelectorAll("button") ?? []);
    const at = buttons.findIndex((button) => button === event.target);
    const next = buttons[at + step];
    if (next !== undefined) next.focus();
    else if (step < 0) event.currentTarget.querySelector("input")?.focus();
  };
  return (
    <Dialog title={text("add.title")} size="680" isOpen onClose={onClose}>
      <div role="group" aria-label={text("add.title")} className={styles["body"]} onKeyDown={press}>
        <SearchField label={text("add.search")} placeholder={text("add.search")} value={search} onChange={setSearch} autoFocus />
        <div ref={list} className={styles["groups"]}>
          {shown.map(({ group, types: ofGroup }) => (
            <section key={group} aria-label={words(`groups.${group}`)}>
              <h3 className={styles["group"]}>{words(`groups.${group}`)}</h3>
              <ul className={styles["types"]}>
                {ofGroup.map((type) => {
                  const Picture = itemTypeIcons[type];
                  return (
                    <li key={type}>
                      <button type="button" className={styles["type"]} onClick={() => onAdd(type)}>
                        <Picture className={styles["icon"]} aria-hidden="true" />
                        <span className={styles["words"]}>
                          <span className={styles["name"]}>{words(`names.${type}`)}</span>
                          <span className={styles["note"]}>{words(`notes.${type}`)}</span>
                        </span>
                      </button>
                    </li>
                  );
                })}
              </ul>
            </section>
          ))}
        </div>
        <p role="status" className={styles["none"]}>
          {shown.length === 0 ? text("add.none") : ""}
        </p>
      </div>
    </Dialog>
  );
};
