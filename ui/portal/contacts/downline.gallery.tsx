import type { DownlinePage, DownlineRecord } from "../../../core/downline/downline.model.ts";
import { plainField } from "../../../core/fields/plain-field.rule.ts";
import { idle, loaded, type Remote } from "../../../core/kernel/remote.ts";
import type { GalleryEntry } from "../../gallery/gallery-entry.ts";
import { fieldValuesText } from "../../i18n/en/field-values.ts";
import { translateNow } from "../../i18n/translate-now.ts";
import { DownlineRecordView } from "./downline-record.view.tsx";
import { DownlineView } from "./downline.view.tsx";

const nothing = (): void => undefined;
const href = (rest: string): string => `/portal/harbor${rest}`;
const broken = { tag: "failed", failure: { tag: "offline" } } as const;
const refused = {
  tag: "failed",
  failure: { tag: "forbidden", message: "Your role in this portal does not include contacts. Ask Harbor School if you need them." },
} as const;
const level: DownlinePage = {
  results: [
    { con_id: 11, name: "Ada Brook", photo: null, direct: 3 },
    { con_id: 12, name: "Bertram von und zu Hohenstein-Weißenfels", photo: null, direct: 0 },
    { con_id: 13, name: "Cora Diaz", photo: null, direct: 1 },
  ],
  page: 1,
  pages: 2,
  count: 28,
};
const none: DownlinePage = { results: [], page: 1, pages: 1, count: 0 };
const ada: DownlineRecord = {
  con_id: 21,
  name: "Ada Brook",
  photo: null,
  direct: 3,
  above: [{ con_id: 11, name: "Mei Tanaka" }],
  fields: [
    plainField({ name: "email", label: "Email", type: "email" }),
    plainField({ name: "city", label: "City", type: "string" }),
    plainField({ name: "licensed", label: "Licensed since", type: "date" }),
  ],
  values: { email: "ada@harbor.example", city: null, licensed: "2024-05-02" },
  courses: [
    { id: 1, name: "Harbor safety basics", lessons: 8, finished: 3, points: 40, touched_at: 1_782_907_200 },
    { id: 2, name: "Two knots for every day", lessons: 2, finished: 2, points: 1, touched_at: null },
  ],
};

const list = (known: Remote<DownlinePage>) => <DownlineView level={known} href={href} onPage={nothing} onRetry={nothing} />;
const record = (contact: Remote<DownlineRecord>, below: Remote<DownlinePage> = loaded(level)) => (
  <DownlineRecordView
    contact={contact}
    level={below}
    words={{ text: translateNow(fieldValuesText), language: "en", timeZone: "UTC", names: new Map() }}
    href={href}
    onPage={nothing}
    onRetry={nothing}
    onRetryLevel={nothing}
  />
);

/** A learner's downline in every state. */
export const gallery: GalleryEntry = {
  name: "downline",
  group: "portal/contacts",
  states: {
    list: () => list(loaded(level)),
    "no contacts below": () => list(loaded(none)),
    "list loading": () => list(idle),
    "list broken": () => list(broken),
    "not admitted": () => list(refused),
    contact: () => record(loaded(ada)),
    "contact without anything": () => record(loaded({ ...ada, above: [], fields: [], courses: [] }), loaded(none)),
    "contact loading": () => record(idle, idle),
    "contact broken": () => record(broken, broken),
  },
};
