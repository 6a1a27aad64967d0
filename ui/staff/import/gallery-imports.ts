import { mainTargets } from "../../../core/import/guess-mapping.rule.ts";
import { firstOptions } from "../../../core/import/import-mapping.model.ts";
import { type Import, nothingMade } from "../../../core/import/import.model.ts";

export const now = 1_782_907_200;

export const plan = {
  total: 4,
  create: 2,
  update: 1,
  skip: 0,
  error: 1,
  causes: [{ cause: "bad-email" as const, column: 1, count: 1, first_row: 3, values: [{ text: "ada@mail", count: 1 }] }],
};

export const one: Import = {
  id: 7,
  filename: "spring fair.csv",
  bytes: 2_048,
  state: "mapping",
  layout: { kind: "csv", encoding: "utf-8", delimiter: ",", has_header: true, header_row: 3 },
  columns: [
    { name: "First name", samples: ["Ada", "Grace"] },
    { name: "Email", samples: ["ada@mail.example"] },
    { name: "Notes", samples: [] },
  ],
  targets: mainTargets,
  mapping: ["first_name", "email", "skip"],
  options: firstOptions,
  fixes: [],
  plan: null,
  counts: null,
  undo: null,
  problem: null,
  progress: { done: 0, total: null },
  job: null,
  started_by: "Olivia Harbor",
  created_at: now - 3_600,
  started_at: null,
  ended_at: null,
  undo_until: null,
  made: nothingMade,
  file_until: now + 30 * 86_400,
  file_gone: false,
};

export const withDates: Import = {
  ...one,
  targets: [
    ...mainTargets,
    { id: "field:joined", label: "Joined", type: "date", values: null },
    { id: "field:birthday", label: "Birthday", type: "date", values: null },
  ],
  mapping: ["first_name", "field:joined", "field:birthday"],
  columns: [
    { name: "First name", samples: ["Ada"] },
    { name: "Joined", samples: ["03/04/2025"], dates: { orders: ["mdy", "dmy"], sample: "03/04/2025" } },
    { name: "Birthday", samples: ["10.12.1815"], dates: { orders: ["mdy", "dmy"], usual: "dmy", sample: "10.12.1815" } },
  ],
};

const skills = { id: "field:skills", label: "Skills", type: "list" as const, values: ["Sales", "Service"] };
const tax = { id: "field:tax", label: "Tax number", type: "secret" as const, values: null };
export const own: Import = {
  ...one,
  targets: [...mainTargets, skills, tax],
  mapping: ["first_name", "email", "field:skills", "field:tax", "field:elsewhere", "skip"],
  columns: [
    ...one.columns.slice(0, 2),
    { name: "Talents", samples: ["Sales; Juggling", "Chess"] },
    { name: "Tax number", samples: [] },
    { name: "Salary", samples: [] },
    { name: "Shoe size", samples: ["43", "38"] },
  ],
};
export const causes = [
  {
    cause: "bad-choice" as const,
    column: 2,
    count: 7,
    first_row: 4,
    values: [
      { text: "Juggling", count: 4 },
      { text: "Chess", count: 3 },
    ],
  },
  {
    cause: "bad-email" as const,
    column: 1,
    count: 8,
    first_row: 3,
    values: Array.from({ length: 8 }, (_, at) => ({ text: `ada${at}@mail`, count: 1 })),
  },
  { cause: "too-long" as const, column: 3, count: 1, first_row: 12, values: [] },
  { cause: "two-matches" as const, column: null, count: 2, first_row: 9, values: [{ text: "ada@mail.example, +12125550101", count: 2 }] },
  { cause: "quote" as const, column: null, count: 1, first_row: 20, values: [] },
];
export const many: Import = {
  ...one,
  columns: Array.from({ length: 40 }, (_, at) => ({
    name: `Column with a rather long name, number ${at + 1}`,
    samples: [`value ${at}`, "another value that goes on for a while"],
  })),
  mapping: Array.from({ length: 40 }, (_, at) => (at === 0 ? "first_name" : "skip")),
};
