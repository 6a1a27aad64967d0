import { renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { describe, expect, it, vi } from "vitest";
import type { SessionUser } from "../../../core/auth/session-user.model.ts";
import { useMayChange } from "../../../ui/staff/contacts/use-may-change.ts";
import { useMayDelete } from "../../../ui/staff/contacts/use-may-delete.ts";
import { StaffUserContext, useStaffUser } from "../../../ui/staff/staff-user.ts";
import { olivia } from "../../fakes/accounts.fake.ts";

const inFrameOf = (user: SessionUser) => ({
  wrapper: ({ children }: { readonly children: ReactNode }) => <StaffUserContext value={user}>{children}</StaffUserContext>,
});

describe("the signed-in user of the staff frame", () => {
  it("should be known in the first rendering", () => {
    const seen: string[] = [];
    renderHook(() => void seen.push(useStaffUser().email), inFrameOf(olivia));
    expect(seen).toEqual([olivia.email]);
  });

  it("should be refused outside the frame with what is missing", () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    expect(() => renderHook(useStaffUser)).toThrow("outside the staff frame");
    vi.restoreAllMocks();
  });

  it.each([
    { role: "guest", flags: ["contacts", "delete_contacts"], mayChange: false, mayDelete: false },
    { role: "user", flags: ["contacts"], mayChange: true, mayDelete: false },
    { role: "user", flags: ["contacts", "delete_contacts"], mayChange: true, mayDelete: true },
    { role: "admin", flags: [], mayChange: true, mayDelete: true },
    { role: "owner", flags: [], mayChange: true, mayDelete: true },
  ] as const)(
    "should let the role $role with the permissions $flags change contacts: $mayChange, delete contacts: $mayDelete, in every rendering",
    ({ role, flags, mayChange, mayDelete }) => {
      const seen: (readonly [boolean, boolean])[] = [];
      renderHook(() => void seen.push([useMayChange(), useMayDelete()]), inFrameOf({ ...olivia, role, flags }));
      expect(seen).toEqual([[mayChange, mayDelete]]);
    },
  );
});
