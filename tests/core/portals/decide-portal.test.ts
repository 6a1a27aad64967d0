import fc from "fast-check";
import * as E from "fp-ts/lib/Either.js";
import { describe, expect, it } from "vitest";
import { decideNewPortal, decidePortalChange, decidePortalClosing, decidePortalReturn } from "../../../core/portals/decide-portal.rule.ts";
import { type Portal, portalsLimits } from "../../../core/portals/portal.model.ts";
import { portalsRefusals } from "../../../core/portals/portals-refusals.ts";

const portal = (pid: string, more: Partial<Portal> = {}): Portal => ({
  pid,
  title: "Academy",
  theme: null,
  full_screen: true,
  closed_at: null,
  version: 1,
  created_at: 0,
  ...more,
});
const asked = (pid: string, title = "Academy") => ({ pid, title, theme: null, full_screen: true });
const errors = (answer: E.Either<unknown, unknown>): unknown => (E.isLeft(answer) ? Reflect.get(Object(answer.left), "errors") : null);
const form = portalsRefusals.portal_pid_form({ most: portalsLimits.pid }).message;

describe("A new portal", () => {
  it("should have a title, and an address of small letters, digits and hyphens", () => {
    expect(decideNewPortal([], asked(" Harbor-2 ", " Academy "))).toEqual(
      E.right({ pid: "harbor-2", title: "Academy", theme: null, full_screen: true }),
    );
    expect(errors(decideNewPortal([], asked("ab", "  ")))).toEqual({
      title: [portalsRefusals.portal_title_needed.message],
      pid: [form],
    });
    for (const pid of ["", "2harbor", "harbor-", "har bor", "harbör", "harbor/x"])
      expect(errors(decideNewPortal([], asked(pid)))).toEqual({ pid: [form] });
  });

  it("should not take an address that the product uses, or that a portal of the organisation has or had", () => {
    expect(errors(decideNewPortal([], asked("api")))).toEqual({ pid: [portalsRefusals.portal_pid_reserved.message] });
    expect(errors(decideNewPortal([portal("old", { closed_at: 5 })], asked("old")))).toEqual({
      pid: [portalsRefusals.portal_pid_taken.message],
    });
  });

  it("should be refused where there are as many as there can be", () => {
    const many = Array.from({ length: portalsLimits.portals }, (_, n) => portal(`portal-${n}`));
    expect(errors(decideNewPortal(many, asked("one-more")))).toMatchObject({ pid: [expect.stringContaining("up to 20")] });
    expect(E.isRight(decideNewPortal(many.slice(1), asked("one-more")))).toBe(true);
  });

  it("should have an address that is part of an URL as it is", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 45 }), (pid) => {
        const decided = decideNewPortal([], asked(pid));
        if (E.isRight(decided)) expect(encodeURIComponent(decided.right.pid)).toBe(decided.right.pid);
      }),
    );
  });
});

describe("A portal that is there", () => {
  it("should change against the version that was seen, and only where something changes", () => {
    const known = [portal("one", { version: 2 })];
    const change = { version: 2, title: " Academy ", theme: null, full_screen: true };
    expect(decidePortalChange(known, "one", change)).toEqual(E.right(null));
    expect(decidePortalChange(known, "one", { ...change, full_screen: false })).toMatchObject(E.right({ full_screen: false }));
    expect(decidePortalChange(known, "one", { ...change, version: 1 })).toMatchObject(E.left({ tag: "conflict", current: { pid: "one" } }));
    expect(errors(decidePortalChange(known, "one", { ...change, title: " " }))).toEqual({
      title: [portalsRefusals.portal_title_needed.message],
    });
    expect(decidePortalChange([portal("one", { closed_at: 1, version: 2 })], "one", change)).toMatchObject(E.left({ tag: "not-found" }));
  });

  it("should close unless it is the only open one, and open again", () => {
    const [one, two] = [portal("one"), portal("two", { closed_at: 3 })];
    expect(decidePortalClosing([one, two], "one")).toMatchObject(E.left({ tag: "forbidden" }));
    expect(decidePortalClosing([one, portal("two")], "one")).toEqual(E.right(one));
    expect(decidePortalClosing([one, two], "two")).toMatchObject(E.left({ tag: "not-found" }));
    expect(decidePortalReturn([one, two], "two")).toEqual(E.right(two));
    expect(decidePortalReturn([one, two], "one")).toEqual(E.right(null));
    expect(decidePortalReturn([one, two], "three")).toMatchObject(E.left({ tag: "not-found" }));
  });
});
