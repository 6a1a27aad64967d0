import { describe, expect, it } from "vitest";
import { csvEntries } from "../../../../adapters/cli/check/csv-entries.ts";
import type { ValueType } from "../../../../core/data-check/value-type.rule.ts";
import { gathered, inChunks } from "./chunks.ts";

const typeOf = (column: string): ValueType => (column === "email" ? "emails" : column === "con_id" ? "id" : "any");
const entries = async (text: string, size = 64) => gathered(csvEntries(inChunks(text, size), typeOf));
const read = async (text: string): Promise<readonly (readonly [number, unknown])[]> =>
  (await entries(text)).flatMap((entry): readonly (readonly [number, unknown])[] =>
    entry.tag === "record" ? [[entry.line, entry.record]] : entry.tag === "problem" ? [[entry.line, entry.code]] : [],
  );

describe("the records of a table", () => {
  it("should read rows under the names of their columns, cleaned", async () => {
    expect(await read("con_id,First Name,email\n1,Ann,a@x.co;b@x.co\n\n2,,\n")).toEqual([
      [2, { con_id: "1", first_name: "Ann", email: ["a@x.co", "b@x.co"] }],
      [4, { con_id: "2", first_name: null, email: null }],
    ]);
  });

  it("should detect the delimiter from the header", async () => {
    expect(await read("con_id;name\n1;a,b\n")).toEqual([[2, { con_id: "1", name: "a,b" }]]);
  });

  it("should join rows whose quoted cells contain line ends, and keep the number of their first line", async () => {
    expect(await read('con_id,note\n1,"a\nb\n\nc"\n2,x\n')).toEqual([
      [2, { con_id: "1", note: "a\nb\n\nc" }],
      [6, { con_id: "2", note: "x" }],
    ]);
  });

  it("should report an unclosed quote and read the rows after it", async () => {
    expect(await read('con_id,note\n1,"open\n2,x\n3,y\n')).toEqual([
      [2, "unbalanced-quote"],
      [3, { con_id: "2", note: "x" }],
      [4, { con_id: "3", note: "y" }],
    ]);
  });

  it("should report rows that are too wide or too narrow, and a row cut off by the end of the file", async () => {
    const table = await read("con_id,a,b\n1,x,y,z\n2,x\n3,x");
    expect(table.filter(([, code]) => typeof code === "string")).toEqual([
      [2, "cell-count"],
      [3, "cells-missing"],
      [4, "truncated"],
    ]);
    expect(table.filter(([, record]) => typeof record === "object")).toHaveLength(3);
  });

  it("should report columns without a name and duplicate column names", async () => {
    expect(await read("con_id,,Name,name\n1,a,b,c\n")).toEqual([
      [1, "unnamed-column"],
      [1, "duplicate-column"],
      [2, { con_id: "1", name: "b" }],
    ]);
  });

  it("should read a table of a thousand columns and a cell of five megabytes", async () => {
    const wide = Array.from({ length: 1_000 }, (_, at) => `c${at}`).join(",");
    const big = "x".repeat(5_000_000);
    const [record] = (await entries(`${wide}\n${big}${",".repeat(999)}\n`, 1 << 16)).filter((entry) => entry.tag === "record");
    expect(Object.keys(record?.record ?? {})).toHaveLength(1_000);
    expect(record?.record["c0"]).toBe(big);
  });

  it("should change only the repaired cells of a row, and quote them where they must be", async () => {
    const [row] = (await entries('con_id,email,note\n1,"A@x.co, b@x.co","say ""hi"""\r\n')).filter((entry) => entry.tag === "record");
    expect(row?.rewrite({ email: ["a@x.co", "b@x.co"] })).toBe('1,"a@x.co, b@x.co","say ""hi"""\r\n');
    expect(row?.raw).toBe('1,"A@x.co, b@x.co","say ""hi"""\r\n');
  });
});
