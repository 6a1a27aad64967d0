import * as E from "fp-ts/lib/Either.js";
import { describe, expect, it } from "vitest";
import { openReport, openReports, type ReportAccess } from "../../../core/reports/open-reports.rule.ts";

const access: ReportAccess = { role: { permissions: ["reports"] }, published: ["texting", "activity", "retired"], organisation: "Harbor" };
const closed = { left: { tag: "forbidden", message: expect.stringContaining("Ask Harbor") } };
const gone = { left: { tag: "not-found", message: "This report is not published to you." } };

describe("The reports that are open to a learner", () => {
  it("should be those that are published to a role with the permission", () => {
    expect(E.map((open: readonly { pid: string }[]) => open.map(({ pid }) => pid))(openReports(access))).toEqual(
      E.right(["activity", "texting"]),
    );
    expect(openReport("texting", access)).toMatchObject({ right: { pid: "texting", chart: "stacked" } });
    expect(openReport("campaign-funnel", access)).toMatchObject(gone);
  });

  it("should be none without the permission or a role, with the reason", () => {
    for (const role of [null, { permissions: ["contacts"] }]) {
      expect(openReports({ ...access, role })).toMatchObject(closed);
      expect(openReport("activity", { ...access, role })).toMatchObject(closed);
    }
  });

  it("should not be found where none exists, whatever the role", () => {
    for (const role of [null, access.role])
      for (const pid of ["244", "", "retired"]) expect(openReport(pid, { ...access, role })).toMatchObject(gone);
  });
});
