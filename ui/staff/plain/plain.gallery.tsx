import { Anchor } from "lucide-react";
import { type Failure, invalid } from "../../../core/kernel/failure.ts";
import { firstPlainPage, type PlainRecord } from "../../../core/kernel/plain-record.model.ts";
import type { SaverState } from "../../../core/kernel/saver.model.ts";
import type { GalleryEntry } from "../../gallery/gallery-entry.ts";
import { TextArea } from "../../kit/text-area.view.tsx";
import { TextField } from "../../kit/text-field.view.tsx";
import { PlainFormView, type PlainFormViewProps } from "./plain-form.view.tsx";
import { PlainListView, type PlainListViewProps } from "./plain-list.view.tsx";
import type { PlainControls } from "./plain-parts.ts";

type Values = { readonly name: string; readonly notes: string };
type Berth = PlainRecord & Values;

const nothing = (): void => undefined;
const times = { version: 1, created_at: 0, updated_at: 0 };
const berths: readonly Berth[] = ["North 1", "North 2", "The pier of the long name that goes on and on"].map((name, at) => ({
  ...times,
  id: at + 1,
  name,
  notes: "Four metres deep",
}));
const [north = { ...times, id: 1, name: "", notes: "" }] = berths;
const words = {
  title: "Berths",
  create: "Create berth",
  edit: "Edit berth",
  empty: { title: "No berths yet", body: "Create a berth to give a boat its place." },
  fields: { name: "Name", notes: "Notes" },
};
const offline: Failure = { tag: "offline" };

const list: PlainListViewProps<Berth> = {
  words,
  icon: Anchor,
  columns: [
    { id: "name", header: "Name", width: "fill", isSortable: true, cell: ({ name }) => name },
    { id: "notes", header: "Notes", cell: ({ notes }) => notes },
  ],
  query: firstPlainPage("name"),
  typed: "",
  rows: berths,
  count: 42,
  isLoading: false,
  isLoaded: true,
  failure: null,
  createHref: "/ui/berths/new",
  nameOf: ({ name }) => name,
  hrefOf: ({ id }) => `/ui/berths/${id}`,
  onSearch: nothing,
  onClear: nothing,
  onSort: nothing,
  onPage: nothing,
  onRetry: nothing,
};
const none = { rows: [], count: 0 };

const controls: PlainControls<Values> = {
  name: (control) => <TextField {...control} isRequired />,
  notes: (control) => <TextArea {...control} rows={4} />,
};
const valuesOf = ({ name, notes }: Berth): Values => ({ name, notes });
const state: SaverState<Berth, Values, "name" | "notes"> = {
  key: "",
  base: north,
  stored: north,
  typed: valuesOf(north),
  sent: [],
  status: "idle",
  saved: [],
  failure: null,
  clash: null,
};
const form: PlainFormViewProps<Berth, Values, string> = {
  kind: { fields: ["name", "notes"], valuesOf },
  words,
  controls,
  state,
  isRestored: false,
  onType: nothing,
  onSave: nothing,
  onClose: nothing,
  onDelete: nothing,
  onKeepMine: nothing,
  onTakeTheirs: nothing,
};
const created = { ...state, base: null, stored: null, typed: { name: "", notes: "" } };
const typed = { name: "North 1, mine", notes: "" };

export const gallery: GalleryEntry = {
  name: "plain-resource",
  group: "staff/plain",
  isWhole: true,
  states: {
    list: () => <PlainListView {...list} />,
    loading: () => <PlainListView {...list} {...none} isLoading isLoaded={false} />,
    empty: () => <PlainListView {...list} {...none} />,
    "no-result": () => <PlainListView {...list} {...none} query={{ ...list.query, search: "yacht" }} typed="yacht" />,
    failed: () => <PlainListView {...list} {...none} isLoaded={false} failure={offline} />,
    stale: () => <PlainListView {...list} failure={offline} />,
    form: () => <PlainFormView {...form} />,
    "new-record": () => <PlainFormView {...form} state={created} onDelete={undefined} />,
    invalid: () => (
      <PlainFormView
        {...form}
        state={{ ...created, status: "invalid", failure: invalid({ name: ["Name is required"] }) }}
        onDelete={undefined}
      />
    ),
    "not-saved": () => <PlainFormView {...form} isRestored state={{ ...state, typed, status: "failed", failure: offline }} />,
    conflict: () => (
      <PlainFormView
        {...form}
        state={{ ...state, typed, status: "clash", clash: { fields: ["name"], from: north, theirs: { ...north, name: "North" } } }}
      />
    ),
  },
};
