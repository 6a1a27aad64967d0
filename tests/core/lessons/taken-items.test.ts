import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { plainField } from "../../../core/fields/plain-field.rule.ts";
import { contactAnswerOf, contactChangeOf } from "../../../core/learning/contact-answer.rule.ts";
import { completionOf } from "../../../core/lessons/completion.rule.ts";
import { itemTypeOf, ItemType } from "../../../core/lessons/items/catalogue.rule.ts";
import { learnerItem, notAnswered } from "../../../core/lessons/learner-item.rule.ts";
import { isShownHere } from "../../../core/lessons/shown-here.rule.ts";
import { askedFields, enteredValue, learnersField } from "../../../core/lessons/shown/asked-fields.rule.ts";
import { curvePoints } from "../../../core/lessons/shown/curve.rule.ts";
import { isYetHidden, secondsShown, speedWorth } from "../../../core/lessons/speed-bonus.rule.ts";
import { writtenItems } from "../../../ui/lesson/gallery-items.ts";

const types = Object.keys(ItemType.keys).filter(ItemType.is);

describe("whether an item can be completed in the page", () => {
  it.each(types)("should be the same for what is stored and for what a learner sees of %s", (type) => {
    for (const values of [writtenItems[type].values, {}]) {
      const seen = learnerItem({ uuid: "1", type, name: "", values }, notAnswered, "learner");
      expect(isShownHere(seen)).toBe(isShownHere({ type, values }));
    }
  });

  it("should be true for all but packages, once they are written", () => {
    expect(types.filter((type) => !isShownHere({ type, values: writtenItems[type].values }))).toEqual(["scorm"]);
  });
});

describe("what completes an item", () => {
  it.each([
    ["video", { required: true, gallery_url: "/a.mp4" }, { act: "watch", isHolding: true }],
    ["video", { gallery_url: "/a.mp4" }, { act: "see", isHolding: false }],
    ["video", { required: true, url: "https://youtu.be/dQw4w9WgXcQ" }, { act: "watch", isHolding: true }],
    ["video", { required: true, url: "https://vimeo.com/76979871" }, { act: "watch", isHolding: true }],
    ["video", { required: true, url: "https://films.example/a.mp4" }, { act: "watch", isHolding: true }],
    ["video", { required: true, url: "https://films.example/a.m3u8" }, { act: "none", isHolding: false }],
    ["video", { required: true, url: "https://harbor.wistia.com/medias/abc123" }, { act: "none", isHolding: false }],
    ["video", { url: "https://harbor.wistia.com/medias/abc123" }, { act: "see", isHolding: false }],
    ["video", { required: true, url: "https://play.vidyard.com/abc", summary: { runs_scripts: true } }, { act: "watch", isHolding: true }],
    ["video", { required: true, url: "https://films.example/a.m3u8", summary: { runs_scripts: true } }, { act: "watch", isHolding: true }],
    ["video", { required: true, url: "https://www.loom.com/share/abc" }, { act: "see", isHolding: false }],
    ["video", { required: true, url: "https://films.example/page" }, { act: "none", isHolding: false }],
    ["audio", { required: true, audio: "/a.mp3" }, { act: "listen", isHolding: true }],
    ["checklist", { answers: ["a"], can_advance: true }, { act: "tick", isHolding: false }],
    ["contact_updates", { fields: [{ contact_field: "a", required: true }] }, { act: "enter-required", isHolding: true }],
    ["contact_updates", { fields: [{ contact_field: "a" }] }, { act: "enter", isHolding: false }],
    ["calendly", { calendly_url: "https://calendly.com/a", skip_text: "Later" }, { act: "book-or-skip", isHolding: true }],
    ["calendly", { calendly_url: "https://calendly.com/a" }, { act: "book", isHolding: true }],
    ["video_upload", {}, { act: "upload", isHolding: true }],
    ["scorm", { scorm: "/a.zip" }, { act: "none", isHolding: false }],
  ] as const)("should follow from its values: %s %j", (type, values, completion) => {
    expect(completionOf(type, values)).toEqual(completion);
  });

  it("should hold exactly where the type must be completed and can be here, and be unknown for unknown types", () => {
    for (const type of types) {
      const { values } = writtenItems[type];
      expect(completionOf(type, values)?.isHolding).toBe(itemTypeOf(type)?.gates(values) === true && isShownHere({ type, values }));
    }
    expect(completionOf("hologram", {})).toBe(null);
  });
});

describe("what a right answer is worth with a speed bonus", () => {
  const values = { answers: ["a", "b"], speed_bonus: true };

  it.each([
    [0, 1200],
    [15, 900],
    [30, 600],
    [300, 600],
  ])("should fall with the seconds, as the points do: %i s", (seconds, points) => {
    expect(speedWorth(values, seconds)).toBe(points);
  });

  it("should fall more slowly for a learner with more time, and not at all for one without a limit", () => {
    expect(speedWorth({ ...values, bonus_seconds: 60 }, 30)).toBe(900);
    expect(speedWorth({ ...values, bonus_seconds: null }, 300)).toBe(1200);
  });

  it("should be unknown without a bonus and without points", () => {
    expect(speedWorth({ answers: ["a"] }, 0)).toBe(null);
    expect(speedWorth({ ...values, include_points: false }, 0)).toBe(null);
  });

  it("should begin when the server's clock did", () => {
    expect(secondsShown({ ...values, clock_started: 100 }, 107)).toBe(7);
    expect(secondsShown({ ...values, clock_started: 100 }, 90)).toBe(0);
    expect(secondsShown(values, 107)).toBe(0);
    expect([isYetHidden({ hidden: true }), isYetHidden(values)]).toEqual([true, false]);
  });
});

describe("the curve of recorded numbers", () => {
  it("should have the highest at the top and the lowest at the bottom, evenly spaced", () => {
    const numbers = [10, 20, 15].map((value, at) => ({ at, value }));
    expect(curvePoints(numbers, 100, 40)).toEqual([
      { x: 0, y: 40 },
      { x: 50, y: 0 },
      { x: 100, y: 20 },
    ]);
    expect(curvePoints([{ at: 1, value: 3 }], 100, 40)).toEqual([{ x: 50, y: 20 }]);
  });

  it("should stay within its picture for any numbers", () => {
    const values = fc.array(fc.double({ noNaN: true, noDefaultInfinity: true }), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(values, (many) => {
        const points = curvePoints(
          many.map((value, at) => ({ at, value })),
          200,
          80,
        );
        expect(points).toHaveLength(many.length);
        for (const { x, y } of points) expect(x >= 0 && x <= 200 && y >= 0 && y <= 80).toBe(true);
      }),
    );
  });
});

const field = (name: string, type: Parameters<typeof plainField>[0]["type"], more: object = {}) =>
  plainField({ name, label: name, type, share_editable: 1, ...more });
const fields = [field("a", "string"), field("n", "int"), field("s", "secret"), field("staff", "string", { share_editable: 0 })];
const stored = { first_name: "Lena", last_name: "", fields: { a: "before" } };
const answered = (values: object, given: object) =>
  contactAnswerOf({ type: "contact_updates", values: { ...values } }, { values: given }, { fields, contact: stored });
const right = (change: object, kept: object) => ({ _tag: "Right", right: { change, answer: { values: kept } } });

describe("an answer to a contact update", () => {
  it("should change the fields that were entered, as they are stored, and mask hidden and secret ones in what is kept [B3.25] [B3.26]", () => {
    const asked = { fields: [{ contact_field: "a", hide_value: true }, { contact_field: "n" }, { contact_field: "s" }] };
    expect(answered(asked, { a: "x", n: "12", s: "4711" })).toEqual(right({ a: "x", n: 12, s: "4711" }, { a: "••••", n: 12, s: "••••" }));
  });

  it("should touch no field that was not asked for or that only staff change [B5.05]", () => {
    expect(answered({ fields: [{ contact_field: "a" }] }, { a: "x", n: 1, staff: "y", first_name: "Eve" })).toEqual(
      right({ a: "x" }, { a: "x" }),
    );
    expect(answered({ fields: [{ contact_field: "staff", required: true }] }, { staff: "y" })).toEqual(right({}, { staff: "••••" }));
  });

  it("should count as filled what is skipped because the contact has it, and nothing else [B3.25]", () => {
    const asked = { fields: ["a", "n"].map((contact_field) => ({ contact_field, skip_already_set: true, required: true })) };
    expect(answered(asked, {})).toEqual(right({}, { a: "••••" }));
  });

  it("should be refused for a value that its field does not take", () => {
    expect(answered({ fields: [{ contact_field: "n" }] }, { n: "twelve" })).toMatchObject({
      _tag: "Left",
      left: { tag: "invalid", errors: { "answer.values.n": [expect.any(String)] } },
    });
  });

  it("should ask nothing of other items, and write names beside custom fields", () => {
    expect(contactAnswerOf({ type: "poll", values: {} }, 1, { fields, contact: stored })).toEqual({ _tag: "Right", right: null });
    expect(contactChangeOf({ first_name: "Eve", a: "x" })).toEqual({ first_name: "Eve", fields: { a: "x" } });
    expect(contactChangeOf({ last_name: "Lind" })).toEqual({ last_name: "Lind" });
  });
});

describe("the fields that are asked for", () => {
  const questions = ["a", "s", "staff", "first_name"].map((name) => ({
    field: name,
    isHidden: false,
    isRequired: true,
    isSkippedWhenSet: name === "first_name",
  }));

  it("should be open, skipped or locked, and start with what may be shown", () => {
    const contact = { fields, values: { ...stored.fields, s: "••••", first_name: "Lena" }, timeZone: "UTC" };
    expect(askedFields(questions, contact).map(({ standing, start }) => [standing, start])).toEqual([
      ["open", "before"],
      ["open", null],
      ["locked", null],
      ["skipped", "Lena"],
    ]);
    expect(askedFields(questions, null).map(({ standing }) => standing)).toEqual(["open", "open", "open", "open"]);
    expect(learnersField(fields, "email")).toBe(null);
  });

  it("should read what their controls hold", () => {
    expect(enteredValue(field("n", "int"), " 7 ", "UTC")).toBe(7);
    expect(enteredValue(field("l", "list"), "a, b,", "UTC")).toEqual(["a", "b"]);
    expect(enteredValue(field("b", "bool"), false, "UTC")).toBe(false);
    expect(enteredValue(null, "", "UTC")).toBe(null);
    expect(enteredValue(null, undefined, "UTC")).toBe(null);
  });
});
