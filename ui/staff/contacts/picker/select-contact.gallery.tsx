import type { GalleryEntry } from "../../../gallery/gallery-entry.ts";
import { people } from "../gallery-people.ts";
import { pickerSections } from "./picker-rows.ts";
import { SelectContactView, type SelectContactViewProps } from "./select-contact.view.tsx";

const nothing = (): void => undefined;
const named = people.map(({ con_id, name, photo, email }) => ({ con_id, name, photo, info: email[0] ?? "" }));
const offered = pickerSections({ words: "", found: named, recent: named.slice(0, 1), except: [], mayCreate: true });
const found = pickerSections({ words: "a", found: named, recent: [], except: [], mayCreate: true });

const draw = (props: Partial<SelectContactViewProps>) => (
  <SelectContactView
    title="Select Contact"
    action="Select 1 contact"
    words=""
    sections={offered}
    active={offered[0]?.rows[0]?.id ?? null}
    isMultiple={false}
    chosen={[]}
    isWaiting={false}
    failure={null}
    onType={nothing}
    onComposing={nothing}
    onActive={nothing}
    onChoose={nothing}
    onRemove={nothing}
    onConfirm={nothing}
    onRetry={nothing}
    onClose={nothing}
    {...props}
  />
);

export const gallery: GalleryEntry = {
  name: "select-contact",
  group: "staff/contacts",
  isWhole: true,
  states: {
    begin: () => draw({}),
    found: () => draw({ words: "a", sections: found }),
    several: () => draw({ isMultiple: true, chosen: named.slice(0, 1) }),
    nobody: () =>
      draw({
        words: "zzz",
        sections: pickerSections({ words: "zzz", found: [], recent: [], except: [], mayCreate: true }),
        active: "create",
      }),
    waiting: () => draw({ words: "a", sections: [], active: null, isWaiting: true }),
    failed: () => draw({ words: "a", sections: [], active: null, failure: { tag: "offline" } }),
  },
};
