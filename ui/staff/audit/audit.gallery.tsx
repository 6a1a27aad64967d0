import type { AuditEntry } from "../../../core/audit/audit-entry.model.ts";
import { wholeTrail } from "../../../core/audit/audit-query.model.ts";
import type { GalleryEntry } from "../../gallery/gallery-entry.ts";
import { AuditLogView, type AuditLogViewProps } from "./audit-log.view.tsx";
import { HistoryView } from "./history.view.tsx";
import type { Trail } from "./use-trail.ts";

const now = 1_782_907_200;
const nothing = (): void => undefined;
const olivia = { kind: "staff", id: 1, name: "Olivia Harbor" } as const;
const ada = { type: "contact", id: "7", name: "Ada Reed" } as const;
const changed = { label: null, masked: false } as const;

const entries: readonly AuditEntry[] = [
  {
    id: 9,
    at: now - 60,
    actor: olivia,
    action: "contact.update",
    record: ada,
    changes: [
      { ...changed, field: "first_name", before: "Ada", after: "Adaline", earlier: "Ada" },
      { ...changed, field: "tags", before: null, after: "vip, lead" },
    ],
  },
  {
    id: 8,
    at: now - 3_700,
    actor: { ...olivia, kind: "token" },
    action: "contact.update",
    record: ada,
    changes: [{ field: "fields.passport", label: "Passport", before: "••••", after: "••••", masked: true }],
  },
  {
    id: 7,
    at: now - 7_300,
    actor: { ...olivia, kind: "job" },
    action: "import.done",
    record: { type: "import", id: "3", name: "spring.csv" },
    changes: [{ ...changed, field: "created", before: null, after: "214" }],
  },
  {
    id: 6,
    at: now - 90_000,
    actor: { kind: "anonymous", id: null, name: null },
    action: "login_failed",
    record: { type: "user", id: "1", name: "Olivia Harbor" },
    changes: [],
  },
  {
    id: 5,
    at: now - 900_000,
    actor: { kind: "learner", id: 7, name: "Lena Lind" },
    action: "course.join",
    record: { type: "campaign", id: "2", name: "Harbour safety" },
    changes: [],
  },
];
const trail: Trail = { entries, next: "1.1", searched: null, failure: null, isLoading: false };
const facets = {
  people: [{ id: 1, name: "Olivia Harbor" }],
  types: ["contact", "import"],
  actions: ["contact.update", "import.done"],
  timezone: "Europe/London",
};
const idle = { isChecking: false, verdict: null, failure: null } as const;
const props: AuditLogViewProps = {
  filter: wholeTrail,
  typed: "",
  facets,
  searchRef: { current: null },
  trail,
  now,
  check: idle,
  onSearch: nothing,
  onFilter: nothing,
  onCheck: nothing,
  onClear: nothing,
  onMore: nothing,
  onAgain: nothing,
};
const failure = { tag: "server", message: "Something went wrong on our side.", requestId: "1b2c" } as const;
const verdict = { checked: 5, total: 5, next: false, since: now - 900_000, broken: null };

export const gallery: GalleryEntry = {
  name: "audit-log",
  group: "staff/audit",
  states: {
    entries: () => <AuditLogView {...props} />,
    narrowed: () => (
      <AuditLogView
        {...props}
        filter={{ ...wholeTrail, who: { person: 1 }, type: "contact", record: "7", from: "2026-06-01" }}
        trail={{ ...trail, next: null }}
      />
    ),
    loading: () => <AuditLogView {...props} trail={{ ...trail, entries: null, isLoading: true }} facets={undefined} />,
    empty: () => <AuditLogView {...props} trail={{ ...trail, entries: [], next: null }} />,
    noResult: () => (
      <AuditLogView {...props} filter={{ ...wholeTrail, text: "nothing" }} typed="nothing" trail={{ ...trail, entries: [], next: null }} />
    ),
    searched: () => (
      <AuditLogView
        {...props}
        filter={{ ...wholeTrail, text: "harbour" }}
        typed="harbour"
        trail={{ ...trail, entries: [], searched: now - 9_000_000 }}
      />
    ),
    searchedSome: () => (
      <AuditLogView
        {...props}
        filter={{ ...wholeTrail, text: "ada" }}
        typed="ada"
        trail={{ ...trail, entries: entries.slice(0, 2), searched: now - 9_000_000 }}
      />
    ),
    failed: () => <AuditLogView {...props} trail={{ ...trail, entries: null, failure }} />,
    checking: () => (
      <AuditLogView
        {...props}
        check={{ ...idle, isChecking: true, verdict: { ...verdict, checked: 20_000, total: 214_000, next: true } }}
      />
    ),
    whole: () => <AuditLogView {...props} check={{ ...idle, verdict }} />,
    broken: () => <AuditLogView {...props} check={{ ...idle, verdict: { ...verdict, broken: { number: 3, at: now - 7_300 } } }} />,
    history: () => (
      <HistoryView
        trail={{ ...trail, entries: entries.slice(0, 2), next: null }}
        now={now}
        onMore={nothing}
        onAgain={nothing}
        onRestore={nothing}
      />
    ),
    noHistory: () => <HistoryView trail={{ ...trail, entries: [], next: null }} now={now} onMore={nothing} onAgain={nothing} />,
  },
};
