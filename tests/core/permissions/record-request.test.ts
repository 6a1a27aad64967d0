import * as E from "fp-ts/lib/Either.js";
import { describe, expect, it } from "vitest";
import { recordPath } from "../../../core/permissions/record-address.rule.ts";
import { decideRecordRequest, mostOpenRequests, recordTitle } from "../../../core/permissions/record-request.rule.ts";
import { tracedRecordKinds } from "../../../core/permissions/traced-record.model.ts";

const asked = {
  user: { id: 3, name: "Uma Ueda" },
  record: { kind: "contact", id: 7 },
  isSeen: false,
  earlier: null,
  open: 0,
  admins: [1, 2],
  origin: "https://cygnet.example",
} as const;

describe("A request for a record", () => {
  it("should be a task for the administrators that holds the address and where the trace is, and nothing of the record", () => {
    expect(decideRecordRequest(asked)).toEqual(
      E.right({
        name: "Access to “Contact 7” for Uma Ueda",
        body: [
          "Uma Ueda asks for access to what is at /ui/contacts/7: it is hidden from them, or does not exist.",
          "To decide, open /ui/settings/users/3/permissions/trace?record=contact%3A7",
        ].join("\n"),
        assigned_to: [1, 2],
        resources: [{ type: "url", value: "https://cygnet.example/ui/settings/users/3/permissions/trace?record=contact%3A7" }],
      }),
    );
    expect(decideRecordRequest({ ...asked, origin: null })).toMatchObject({ right: { resources: [] } });
  });

  it.each(tracedRecordKinds)("should name a %s by its kind and id alone, with the address of its page", (kind) => {
    const record = { kind, id: 12 };
    expect(recordTitle(record)).toMatch(/^[A-Z][a-z ]+ 12$/);
    expect(decideRecordRequest({ ...asked, record })).toMatchObject({
      right: { name: `Access to “${recordTitle(record)}” for Uma Ueda`, body: expect.stringContaining(`/ui${recordPath(record)}:`) },
    });
  });

  it("should be refused for a record that the user sees, made once while it is open, and bounded in number", () => {
    expect(decideRecordRequest({ ...asked, isSeen: true })).toMatchObject({
      left: { errors: { path: ["You have access to this record already. Open it again."] } },
    });
    const after = (status: string, deleted_at: number | null) => decideRecordRequest({ ...asked, earlier: { status, deleted_at } });
    expect([after("doing", null), after("not_started", null)]).toEqual([E.right(null), E.right(null)]);
    for (const decided of [after("done", null), after("doing", 5)]) expect(decided).toMatchObject({ right: { assigned_to: [1, 2] } });
    expect(decideRecordRequest({ ...asked, open: mostOpenRequests - 1 })).toMatchObject({ right: { assigned_to: [1, 2] } });
    expect(decideRecordRequest({ ...asked, open: mostOpenRequests })).toMatchObject({
      left: { errors: { path: [expect.stringContaining(`for ${mostOpenRequests} answers`)] } },
    });
    expect(decideRecordRequest({ ...asked, open: mostOpenRequests, earlier: { status: "doing", deleted_at: null } })).toEqual(
      E.right(null),
    );
  });
});
