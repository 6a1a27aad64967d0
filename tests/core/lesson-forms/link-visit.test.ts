import { describe, expect, it } from "vitest";
import { countsVisit, isPersonsVisit } from "../../../core/lesson-forms/link-visit.rule.ts";

const chrome = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36";
const person = { method: "GET", userAgent: chrome, purpose: "" };
const visit = { request: person, isOwn: false, isKnown: false, counted: 0 };

describe("a visit of a tracked link", () => {
  it("should count once for each foreign browser, up to 100 [B3.19]", () => {
    expect(countsVisit(visit)).toBe(true);
    expect(countsVisit({ ...visit, isKnown: true })).toBe(false);
    expect(countsVisit({ ...visit, isOwn: true })).toBe(false);
    expect(countsVisit({ ...visit, counted: 99 })).toBe(true);
    expect(countsVisit({ ...visit, counted: 100 })).toBe(false);
  });

  it.each([
    "facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)",
    "Twitterbot/1.0",
    "LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)",
    "Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)",
    "WhatsApp/2.23.20.0",
    "TelegramBot (like TwitterBot)",
    "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
    "Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)",
    "curl/8.5.0",
    "python-requests/2.32",
    "Go-http-client/2.0",
    "",
  ])("should not be a person's for %s [B3.19]", (userAgent) => {
    expect(isPersonsVisit({ ...person, userAgent })).toBe(false);
  });

  it.each([
    chrome,
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1",
    "Mozilla/5.0 (Linux; Android 13; CUBOT X90) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36",
  ])("should be a person's for %s", (userAgent) => {
    expect(isPersonsVisit({ ...person, userAgent })).toBe(true);
  });

  it("should not be a person's when it is prefetched or asks for the head alone [B3.19]", () => {
    for (const purpose of ["prefetch", "prefetch;prerender", "preview"]) expect(isPersonsVisit({ ...person, purpose })).toBe(false);
    expect(isPersonsVisit({ ...person, method: "HEAD" })).toBe(false);
  });
});
