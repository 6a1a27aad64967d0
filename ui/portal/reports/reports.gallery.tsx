import type { Failure } from "../../../core/kernel/failure.ts";
import { idle, loaded, type Remote } from "../../../core/kernel/remote.ts";
import type { ReportInfo, ReportTable } from "../../../core/reports/report-table.model.ts";
import type { GalleryEntry } from "../../gallery/gallery-entry.ts";
import { ReportView } from "./report.view.tsx";
import { ReportsView } from "./reports.view.tsx";

const nothing = (): void => undefined;
const href = (rest: string): string => `/portal/harbor${rest}`;
const failed = (failure: Failure) => ({ tag: "failed", failure }) as const;
const offline: Failure = { tag: "offline" };
const refused: Failure = {
  tag: "forbidden",
  message: "Your role in this portal does not include reports. Ask Harbor School if you need them.",
};
const info = (pid: string, title: string): ReportInfo => ({ pid, title, folder: null });
const published = [
  info("activity", "Activity"),
  info("lesson-completion", "Lesson completion"),
  info("campaign-funnel", "Campaign funnel"),
];
const charted = (...keys: readonly string[]) => keys.map((key) => ({ key, isCharted: true }));
const span = { first: "2026-06-25", last: "2026-07-01", unit: "day", people: 5 } as const;

const activity: ReportTable = {
  ...info("activity", "Activity"),
  ...span,
  chart: "line",
  columns: [...charted("started", "answers", "finished"), { key: "points", isCharted: false }],
  groups: [
    {
      name: null,
      rows: [0, 3, 2, 0, 8, 5, 1].map((n, at) => ({
        label: `2026-${at < 6 ? `06-${25 + at}` : "07-01"}`,
        values: [n, 3 * n, Math.floor(n / 2), 400 * n],
      })),
    },
  ],
};
const lessons: ReportTable = {
  ...info("lesson-completion", "Lesson completion"),
  ...span,
  chart: "bar",
  columns: [...charted("reached", "finished"), { key: "average", isCharted: false }],
  groups: [
    {
      name: "Harbor safety basics",
      rows: [
        { label: "Welcome aboard", values: [12, 9, 840.5] },
        { label: "What to do when somebody falls into the water between the ship and the quay", values: [9, 4, 1_200] },
        { label: "Storm season", values: [0, 0, null] },
      ],
    },
    { name: "Two knots for every day", rows: [{ label: "Bowline", values: [2, 2, 10] }] },
  ],
};
const funnel: ReportTable = {
  ...info("campaign-funnel", "Campaign funnel"),
  ...span,
  chart: "funnel",
  columns: charted("reached", "finished"),
  groups: [
    {
      name: "Harbor safety basics",
      rows: [
        { label: null, values: [14, null] },
        { label: "Welcome aboard", values: [12, 9] },
        { label: "Storm season", values: [3, 1] },
      ],
    },
  ],
};
const texting: ReportTable = {
  ...activity,
  ...info("texting", "Texting"),
  chart: "stacked",
  columns: charted("sent", "failed", "waiting"),
  groups: [{ name: null, rows: [4, 0, 9].map((n, at) => ({ label: `2026-06-${29 + (at % 2)}`, values: [n, at, n % 3] })) }],
};
const quiet: ReportTable = { ...activity, people: 1, groups: [{ name: null, rows: [{ label: "2026-07-01", values: [0, 0, 0, 0] }] }] };

const list = (reports: Remote<readonly ReportInfo[]>) => (
  <ReportsView organisation="Harbor School" reports={reports} href={href} onRetry={nothing} />
);
const report = (known: Remote<ReportTable>, title = "Activity") => (
  <ReportView title={title} report={known} period="7d" href={href} onPeriod={nothing} onDownload={nothing} onRetry={nothing} />
);

/** Reports of a learner in every state. */
export const gallery: GalleryEntry = {
  name: "portal-reports",
  group: "portal/reports",
  states: {
    list: () => list(loaded(published)),
    "nothing published": () => list(loaded([])),
    "list loading": () => list(idle),
    "list offline": () => list(failed(offline)),
    "not admitted": () => list(failed(refused)),
    activity: () => report(loaded(activity)),
    lessons: () => report(loaded(lessons), "Lesson completion"),
    funnel: () => report(loaded(funnel), "Campaign funnel"),
    texting: () => report(loaded(texting), "Texting"),
    "quiet period": () => report(loaded(quiet)),
    loading: () => report(idle),
    offline: () => report(failed(offline)),
    "not published": () => report(failed({ tag: "not-found", message: "This report is not published to you." })),
    "report not admitted": () => report(failed(refused)),
    outdated: () => report({ ...failed(offline), previous: activity }),
  },
};
