import * as E from "fp-ts/lib/Either.js";
import { describe, expect, it } from "vitest";
import { decideAccessRequest, pageAskedFor, traceProblem } from "../../../core/permissions/access-request.rule.ts";
import { pageTrace } from "../../../core/permissions/page-trace.rule.ts";
import { staffPages } from "../../../core/permissions/staff-page-table.rule.ts";

const uma = { id: 3, name: "Uma Ueda", role: "guest", flags: ["contacts"], features: [] } as const;
const page = staffPages.find(({ path }) => path === "/contacts/create");
if (page === undefined) throw new Error("There is no such page.");
const closed = pageTrace(page, uma);
const open = pageTrace(page, { ...uma, role: "admin" });

describe("A request for access", () => {
  it("should be a task for the administrators with every step and the address at which it is granted", () => {
    const decided = decideAccessRequest(closed, null, [1, 2], "https://cygnet.example");
    expect(decided).toEqual(
      E.right({
        name: "Access to “Create contact” for Uma Ueda",
        body: [
          "Uma Ueda asks for access to the page “Create contact”.",
          "Not met: role Owner or Administrator or Member: the role is Guest; changed by the administrators.",
          "Met: permission “See contacts”: granted.",
          "Not met: permission “Add contacts”: not granted; changed by the administrators.",
          "To decide, open /ui/settings/users/3/permissions/trace?page=%2Fcontacts%2Fcreate",
        ].join("\n"),
        assigned_to: [1, 2],
        resources: [{ type: "url", value: "https://cygnet.example/ui/settings/users/3/permissions/trace?page=%2Fcontacts%2Fcreate" }],
      }),
    );
  });

  it("should be made anew only once the earlier one is finished or deleted, and never for an open page", () => {
    const after = (status: string, deleted_at: number | null) => decideAccessRequest(closed, { status, deleted_at }, [1], null);
    expect([after("doing", null), after("not_started", null)]).toEqual([E.right(null), E.right(null)]);
    for (const decided of [after("done", null), after("doing", 5)])
      expect(decided).toMatchObject({ right: { assigned_to: [1], resources: [] } });
    expect(decideAccessRequest(open, null, [1], null)).toMatchObject({
      left: { errors: { path: ["You have access to “Create contact” already. Open it again."] } },
    });
  });
});

describe("A trace", () => {
  it("should be asked by administrators for everybody and by others for themselves, about pages that exist", () => {
    expect(traceProblem({ user_id: 1, role: "admin" }, 3)).toBeNull();
    expect(traceProblem({ user_id: 3, role: "guest" }, 3)).toBeNull();
    expect(traceProblem({ user_id: 4, role: "user" }, 3)).toMatchObject({ tag: "not-found" });
    expect(pageAskedFor("/ui/contacts/7")).toMatchObject({ right: { path: "/contacts/$id" } });
    for (const address of ["/ui/nowhere", "/ui/nowhere?email=ada@sea.example", "/ui/nowhere#ada"])
      expect(pageAskedFor(address)).toMatchObject({
        left: { errors: { path: [expect.stringContaining("There is no page at “/ui/nowhere”")] } },
      });
  });
});
