import { describe, expect, it } from "vitest";
import { type AssignedUser, messageRecipients } from "../../../core/conversations/recipients.rule.ts";

const olivia: AssignedUser = {
  name: "Olivia Owens",
  photo: "/media/o.webp",
  active: true,
  role: "user",
  flags: ["contacts", "conversations"],
};
const asked = (assigned: AssignedUser | null, answering = 2) =>
  messageRecipients({ organisation: "Harbor School", assigned, answering }).map(({ kind, name, answers, absence }) => [
    kind,
    name,
    answers,
    absence,
  ]);
const team = ["team", "Harbor School", true, null];

describe("Whom a learner writes to [B7.26]", () => {
  it("should be the user assigned to them alone, with name and photo, while that user answers", () => {
    expect(messageRecipients({ organisation: "Harbor School", assigned: olivia, answering: 2 })).toEqual([
      { kind: "user", name: "Olivia Owens", photo: "/media/o.webp", answers: true, absence: null },
    ]);
  });

  it("should be the organisation's team where nobody is assigned", () => {
    expect(asked(null)).toEqual([team]);
  });

  it.each([
    [{ active: false }, "left"],
    [{ flags: ["contacts"] }, "not_answering"],
    [{ role: "guest" as const }, "not_answering"],
    [{ active: false, flags: [] }, "left"],
  ])("should be the team besides a user who does not answer: %j", (change, absence) => {
    expect(asked({ ...olivia, ...change })).toEqual([["user", "Olivia Owens", false, absence], team]);
  });

  it("should say that nobody is there where nobody of the team may answer", () => {
    expect(asked(null, 0)).toEqual([["team", "Harbor School", false, "nobody"]]);
    expect(asked({ ...olivia, active: false }, 0).at(-1)).toEqual(["team", "Harbor School", false, "nobody"]);
  });
});
