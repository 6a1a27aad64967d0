import { describe, expect, it } from "vitest";
import { bookedTime, timeOfAnswer } from "../../../core/lesson-forms/booked-time.rule.ts";
import type { LessonItem } from "../../../core/lessons/item.model.ts";
import { customFieldOf } from "../../arbitraries/own-field.ts";

const fields = [customFieldOf("visit", "time"), customFieldOf("note", "string")];
const cal = (contact_field: string | null): LessonItem => ({
  uuid: "c",
  type: "cal",
  name: "",
  values: { url: "https://cal.com/a", contact_field },
});

describe("the time of a booked appointment", () => {
  it("should be stored in the field of times that the item names [B3.28]", () => {
    expect(bookedTime(cal("visit"), { done: true, time: 1_800_000_000 }, fields)).toEqual({ field: "visit", time: 1_800_000_000 });
  });

  it("should be stored nowhere without such a field, in another type, or while nothing is booked [B3.28]", () => {
    for (const field of [null, "note", "gone"]) expect(bookedTime(cal(field), { done: true, time: 1 }, fields)).toBe(null);
    expect(bookedTime({ ...cal("visit"), type: "calendly" }, { done: true, time: 1 }, fields)).toBe(null);
    expect(bookedTime(cal("visit"), { done: false, time: 1 }, fields)).toBe(null);
  });

  it.each([[{ done: true, time: 1.5 }], [{ done: true, time: -1 }], [{ done: true, time: 9e15 }], [{ done: true }], ["x"], [null]])(
    "should not be read from %o",
    (answer) => {
      expect(timeOfAnswer(answer)).toBe(null);
    },
  );
});
