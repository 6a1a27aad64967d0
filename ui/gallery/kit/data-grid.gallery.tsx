import { Mail, Trash2, Users } from "lucide-react";
import { useState } from "react";
import { Avatar } from "../../kit/avatar.view.tsx";
import { Button } from "../../kit/button.view.tsx";
import { DataGrid } from "../../kit/data-grid.view.tsx";
import { EmptyState } from "../../kit/empty-state.view.tsx";
import type { Column, Sort } from "../../kit/grid-column.ts";
import type { Selection } from "../../kit/grid-selection.ts";
import { Pill } from "../../kit/pill.view.tsx";
import { SelectionBar } from "../../kit/selection-bar.view.tsx";
import type { GalleryEntry } from "../gallery-entry.ts";
import { Row } from "../row.view.tsx";

type Person = { readonly id: string; readonly name: string; readonly email: string; readonly points: number };
const names = ["Rosa Marsh", "Idris Cole", "Mei Tanaka", "Tom Aldous", "Nadia Haddad", "Luis Ortega", "Anna Björk", "Femi Ade"] as const;
const people = (count: number): readonly Person[] =>
  Array.from({ length: count }, (_, index) => {
    const name = names[index % names.length] ?? "Rosa Marsh";
    return { id: `p${index}`, name, email: `${name.toLowerCase().replace(" ", ".")}@example.org`, points: (index * 37) % 500 };
  });

const columns: readonly Column<Person>[] = [
  {
    id: "name",
    header: "Name",
    width: "fill",
    isSortable: true,
    cell: (person) => (
      <Row>
        <Avatar name={person.name} size={24} isDecorative />
        {person.name}
      </Row>
    ),
  },
  { id: "email", header: "Email", width: "large", cell: (person) => person.email },
  {
    id: "state",
    header: "State",
    onPhone: "bare",
    cell: (person) =>
      person.points > 250 ? (
        <Pill tone="success" icon={Users}>
          Active
        </Pill>
      ) : (
        <Pill icon={Mail}>Invited</Pill>
      ),
  },
  { id: "points", header: "Points", width: "small", align: "end", isSortable: true, cell: (person) => person.points.toLocaleString("en") },
];

const Sample = ({ count }: { readonly count: number }) => {
  const [rows] = useState(() => people(count));
  const [sort, setSort] = useState<Sort>({ column: "name", direction: "ascending" });
  const [selection, setSelection] = useState<Selection>(new Set(["p1", "p2"]));
  return (
    <>
      <DataGrid
        label="Contacts"
        columns={columns}
        rows={rows}
        rowId={(person) => person.id}
        rowName={(person) => person.name}
        rowHref={(person) => `/ui/contacts/${person.id}`}
        sort={sort}
        onSort={setSort}
        selection={selection}
        onSelectionChange={setSelection}
      />
      <SelectionBar count={selection.size} matching={4210} onSelectMatching={() => undefined} onClear={() => setSelection(new Set())}>
        <Button size="small" icon={Trash2}>
          Delete
        </Button>
      </SelectionBar>
    </>
  );
};

const id = (person: Person): string => person.id;
const frame = { label: "Contacts", columns, rowId: id, rowName: id };

export const gallery: GalleryEntry = {
  name: "data-grid",
  group: "kit",
  states: {
    rows: () => <Sample count={8} />,
    "ten thousand rows": () => <Sample count={10_000} />,
    loading: () => <DataGrid {...frame} rows={[]} isLoading />,
    empty: () => (
      <DataGrid
        {...frame}
        rows={[]}
        empty={<EmptyState icon={Users} title="No contacts yet" action={<Button kind="primary">Create contact</Button>} />}
      />
    ),
    plain: () => <DataGrid {...frame} rows={people(3)} />,
  },
};
