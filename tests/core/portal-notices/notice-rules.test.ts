import { describe, expect, it } from "vitest";
import type { CourseFacts } from "../../../core/learning/course-facts.model.ts";
import { letterText } from "../../../core/outbox/letter.model.ts";
import { alertLetter, noOwnTexts } from "../../../core/portal-notices/alert-letter.rule.ts";
import { alertWay, type ToldContact } from "../../../core/portal-notices/alert-way.rule.ts";
import { dueReminder } from "../../../core/portal-notices/due-reminder.rule.ts";
import { aboutNothing } from "../../../core/portal-notices/notice-about.model.ts";
import { NoticeKind, noticeKinds, noticeRoute } from "../../../core/portal-notices/notice-kinds.model.ts";
import { leadsOn } from "../../../core/portal-notices/short-link.rule.ts";
import { course as sample, day } from "../learning/sample-course-facts.ts";

/** Monday, 6 July 2026, 00:00 in Oslo. */
const monday = 1_783_288_800;
const at = (days: number, hour: number): number => monday + days * day + hour * 3600;

const course = sample([], { id: 7, joined_at: at(0, 10), due_date: "2026-07-16", timezone: "Europe/Oslo" });

describe("reminders of a last day", () => {
  const kindAt = (now: number, change: Partial<CourseFacts> = {}) => dueReminder({ ...course, ...change }, now)?.kind ?? null;

  it("should be due three days before and on the day from nine o'clock, and only the later one after a gap", () => {
    expect([at(7, 8), at(7, 9), at(9, 23), at(10, 8), at(10, 9), at(10, 23), at(11, 0)].map((now) => kindAt(now))).toEqual([
      null,
      "due_soon",
      "due_soon",
      null,
      "due_today",
      "due_today",
      null,
    ]);
  });

  it("should spare those who joined after the hour, left or are paused, and courses that are drafts, archived or over", () => {
    const now = at(7, 12);
    expect(kindAt(now, { joined_at: at(7, 10) })).toBe(null);
    expect(kindAt(now, { joined_at: null })).toBe(null);
    expect(kindAt(now, { draft: true })).toBe(null);
    expect(kindAt(now, { archived_at: monday })).toBe(null);
    expect(kindAt(now, { end_time: now })).toBe(null);
    expect(kindAt(now, { pauses: [{ of: "learner", paused_at: monday, resumed_at: null }] })).toBe(null);
    expect(kindAt(now, { due_date: null })).toBe(null);
    expect(kindAt(now, { due_date: null, due_days: 10 })).toBe("due_soon");
  });

  it("should have one key for each day", () => {
    expect(dueReminder(course, at(7, 9))?.key).toBe("due_soon:7:2026-07-16");
    expect(dueReminder(course, at(9, 9))?.key).toBe("due_soon:7:2026-07-16");
    expect(dueReminder({ ...course, due_date: "2026-07-17" }, at(8, 9))?.key).toBe("due_soon:7:2026-07-17");
  });
});

describe("the way of an alert", () => {
  const ways = { email: "provider", sms: "embedded" } as const;
  const lena: ToldContact = {
    choice: null,
    email: ["lena@a.example", "l@b.example"],
    mobile: ["+12125550142"],
    reachable: true,
    stopped_at: null,
    read: false,
  };

  it("should be the contact's choice, by email where there is none", () => {
    expect(alertWay(lena, ways)).toEqual({ channel: "email", recipient: "lena@a.example" });
    expect(alertWay({ ...lena, choice: "sms" }, ways)).toEqual({ channel: "sms", recipient: "+12125550142" });
    expect(alertWay({ ...lena, choice: "none" }, ways)).toBe(null);
  });

  it("should be none without an address or a transport, for contacts out of reach, and for what was read meanwhile", () => {
    expect(alertWay({ ...lena, email: [] }, ways)).toBe(null);
    expect(alertWay(lena, { ...ways, email: "none" })).toBe(null);
    expect(alertWay({ ...lena, reachable: false }, ways)).toBe(null);
    expect(alertWay({ ...lena, read: true }, ways)).toBe(null);
    expect(alertWay({ ...lena, choice: "sms", stopped_at: 1 }, ways)).toBe(null);
    expect(alertWay({ ...lena, stopped_at: 1 }, ways)).toMatchObject({ channel: "email" });
  });
});

describe("the words of an alert", () => {
  const about = {
    course: { id: 7, name: "Sea" },
    lesson: { id: 3, name: "Tides" },
    subject: { id: 4, name: "Captain Sea" },
    due_at: at(10, 23),
  };
  const alert = { about, language: "en", timezone: "Europe/Oslo", url: "https://a.example/n/x", own: noOwnTexts } as const;

  it("should exist for each kind in both languages, and lead to its place", () => {
    for (const kind of Object.keys(noticeKinds).filter(NoticeKind.is))
      for (const language of ["en", "es"] as const) {
        const mail = alertLetter({ ...alert, kind, language, channel: "email" });
        expect(`${mail.subject} ${letterText(mail)}`).toMatch(/Sea/);
        expect(mail.action).toMatchObject({ url: alert.url });
        expect(alertLetter({ ...alert, kind, language, channel: "sms" }).notes).toEqual([]);
      }
    expect(noticeRoute("lesson_released", about)).toBe("/course/7/lesson/3");
    expect(noticeRoute("due_today", about)).toBe("/course/7");
    expect(noticeRoute("enrolled", aboutNothing)).toBe("/home");
    expect([noticeRoute("message", about), noticeRoute("message", aboutNothing)]).toEqual(["/p/conversations/4", "/p/conversations"]);
  });

  it("should name the day in the contact's language and the organisation's time zone", () => {
    expect(alertLetter({ ...alert, kind: "due_soon", channel: "sms" }).paragraphs).toEqual([
      "Please finish the course “Sea” by Thursday, July 16.",
    ]);
    expect(alertLetter({ ...alert, kind: "due_soon", language: "es", channel: "email" }).subject).toBe(
      "«Sea» termina el jueves, 16 de julio",
    );
  });

  it("should be those of staff where they wrote some, each by itself", () => {
    const own = { subject: " New today ", body: "One.\n\n\nTwo.\nThree.", sms: "" };
    const mail = alertLetter({ ...alert, kind: "lesson_released", channel: "email", own });
    expect([mail.subject, mail.paragraphs]).toEqual(["New today", ["One.", "Two.\nThree."]]);
    expect(letterText(alertLetter({ ...alert, kind: "lesson_released", channel: "sms", own }))).toBe(
      "The lesson “Tides” of “Sea” is now open.\nhttps://a.example/n/x",
    );
    expect(alertLetter({ ...alert, kind: "lesson_released", channel: "sms", own: { ...own, sms: "Go." } }).paragraphs).toEqual(["Go."]);
  });
});

describe("a short link", () => {
  const link = { con_id: 5, expires_at: 1000, used_at: null };

  it("should lead on for its contact until it expires, and for ten minutes after its first use", () => {
    expect([leadsOn(link, 5, 999), leadsOn(link, 5, 1000), leadsOn(link, 6, 1)]).toEqual([true, false, false]);
    expect([leadsOn({ ...link, used_at: 100 }, 5, 699), leadsOn({ ...link, used_at: 100 }, 5, 700)]).toEqual([true, false]);
  });
});
