import { useEffect, useMemo, useState } from "react";
import { holdsFlag } from "../../../../core/access/permission.rule.ts";
import { ContactNames } from "../../../../core/contacts/contact-names.service.ts";
import { mayChangeContacts } from "../../../../core/contacts/contact-wall.rule.ts";
import { SelectContact } from "../../../../core/contacts/select-contact.model.ts";
import { recentContacts, toggledContact } from "../../../../core/contacts/select-contact.view-model.ts";
import { latestValue } from "../../../../core/kernel/remote.ts";
import { UserStorage } from "../../../../core/kernel/user-storage.ts";
import { RecentRecords } from "../../../../core/shell/recent-records.service.ts";
import { selectContactText } from "../../../i18n/en/select-contact.ts";
import { useText } from "../../../i18n/use-text.ts";
import { useService } from "../../../react/services.tsx";
import { useAnswer } from "../../../react/use-answer.ts";
import { useLatest } from "../../../react/use-latest.ts";
import { modalOf } from "../../modal-contribution.tsx";
import { useStaffUser } from "../../staff-user.ts";
import { CreateInPicker, preloadForm } from "./create-in-picker.screen.tsx";
import { keepPicked, pickedLately } from "./picked-lately.model.ts";
import { activeRow, createRow, pickerSections } from "./picker-rows.ts";
import { SelectContactView } from "./select-contact.view.tsx";

const waitMs = 120;

/** The dialog that selects contacts; opened by `useSelectContact`. */
export const SelectContactScreen = modalOf(
  "select-contact",
  SelectContact,
  ({ params: asked, params: { isMultiple = false, except = [] }, onClose, onAnswer }) => {
    const text = useText(selectContactText);
    const [names, storage, records] = [useService(ContactNames), useService(UserStorage), useService(RecentRecords)];
    const known = useLatest(names.known$, names.latest());
    const { role, flags } = useStaffUser();
    const [[words, setWords], [settled, setSettled]] = [useState(""), useState("")];
    const [marked, setMarked] = useState<string | null>(null);
    const [chosen, setChosen] = useState(asked.chosen ?? []);
    const [[isComposing, setComposing], [isCreating, setCreating]] = [useState(false), useState(false)];
    const { answer, again } = useAnswer(names.search, settled, settled === "" ? 0 : waitMs);
    const lately = useMemo(() => recentContacts(pickedLately(storage), records.latest()), [storage, records]);
    useEffect(() => names.want([...lately, ...(asked.chosen ?? [])]), [names, lately, asked]);
    const mayCreate = mayChangeContacts(role) && holdsFlag(role, "add_contacts", flags);
    useEffect(() => (mayCreate ? preloadForm() : undefined), [mayCreate]);
    const sections = pickerSections({
      words: settled,
      found: latestValue(answer) ?? [],
      recent: lately.flatMap((id) => known.get(id) ?? []),
      except,
      mayCreate,
    });
    const active = activeRow(sections, marked);
    const finish = (ids: readonly number[]): void => {
      keepPicked(storage, ids);
      onAnswer?.(ids);
    };
    const add = (id: number): void => {
      if (!isMultiple) return finish([id]);
      setChosen(toggledContact(chosen, id));
      setCreating(false);
    };
    const type = (next: string): void => {
      setWords(next);
      setMarked(null);
      if (!isComposing) setSettled(next);
    };
    if (isCreating) return <CreateInPicker words={settled} onMade={add} onBack={() => setCreating(false)} onClose={onClose} />;
    return (
      <SelectContactView
        title={asked.title ?? text(isMultiple ? "titleMany" : "title")}
        action={asked.action ?? text("selectMany", { count: chosen.length })}
        words={words}
        sections={sections}
        active={active}
        isMultiple={isMultiple}
        chosen={chosen.map((con_id) => ({ con_id, name: known.get(con_id)?.name ?? text("somebody", { id: String(con_id) }) }))}
        isWaiting={answer.tag === "loading" || answer.tag === "idle"}
        failure={answer.tag === "failed" ? answer.failure : null}
        onType={type}
        onComposing={(now) => {
          setComposing(now);
          if (!now) setSettled(words);
        }}
        onActive={setMarked}
        onChoose={(id) => (id === createRow ? setCreating(true) : add(Number(id)))}
        onRemove={(id) => setChosen(toggledContact(chosen, id))}
        onConfirm={() => finish(chosen)}
        onRetry={again}
        onClose={onClose}
      />
    );
  },
);
