import { describe } from "vitest";
import { cases } from "./rule-cases.ts";

describe("rules of calls, rooms and devices", () => {
  const path = (text: string, profile_pid: string | null = "p") => ({ path: text, profile_pid });
  cases("request-path", "A6.12 G139", [
    [path("contacts/1"), "portal/contacts/1"],
    [path("/contacts"), "/portal/contacts"],
    [path("fields?x=1"), "portal/fields?x=1"],
    [path("portal/contacts"), "portal/contacts"],
    [path("cg/info"), "cg/info"],
    [path("contactsfoo"), "contactsfoo"],
    [path("lessons"), "lessons"],
    [path("contacts", null), "contacts"],
  ]);

  const message = (team: unknown, current_team: unknown, my_teams: readonly unknown[] = [5, 6]) => ({
    message: { team_id: team },
    current_team,
    my_teams,
  });
  cases("realtime-accept", "A6.10 G108", [
    [message(null, 5), true],
    [{ message: {}, current_team: 5, my_teams: [] }, true],
    [message("5", 5), true],
    [message(6, 5), false],
    [message("6", null), true],
    [message(7, null), false],
  ]);

  const held = {
    all: [
      { id: 1, n: "a" },
      { id: 2, n: "b" },
    ],
    count: 4,
    page: 1,
    pages: 2,
  };
  cases("resource-page", "C1.09 C1.10 G133", [
    [
      { held, response: { results: [{ id: 9 }], page: 1, pages: 1, count: 1 } },
      { all: [{ id: 9 }], count: 1, page: 1, pages: 1 },
    ],
    [
      { held, response: { results: [{ id: 3 }], page: 2, pages: 2, count: 3 } },
      { all: [...held.all, { id: 3 }], count: 3, page: 2, pages: 2 },
    ],
    [
      { held, response: { results: [{ id: 2, n: "B" }, { id: 3 }], page: 2, pages: 2, count: 3 } },
      { all: [{ id: 1, n: "a" }, { id: 2, n: "B" }, { id: 3 }], count: 3, page: 2, pages: 2 },
    ],
    [{ held, response: { status: "failed", message: "no" } }, held],
    [
      { held, response: [{ id: 7 }, { id: 8 }] },
      { all: [{ id: 7 }, { id: 8 }], count: 2, page: 1, pages: 1 },
    ],
  ]);

  cases("cache-expiry", "C9.02 G136", [
    [
      { set_at: 0, ttl_minutes: null, now: 215_999 },
      { expires_at: 216_000, expired: false },
    ],
    [
      { set_at: 0, now: 216_000 },
      { expires_at: 216_000, expired: true },
    ],
    [
      { set_at: 100, ttl_minutes: 1, now: 159 },
      { expires_at: 160, expired: false },
    ],
    [
      { set_at: 100, ttl_minutes: 1, now: 160 },
      { expires_at: 160, expired: true },
    ],
    [
      { set_at: 100, ttl_minutes: 0, now: 100 },
      { expires_at: 100, expired: true },
    ],
  ]);

  cases("room-role", "C3.51", [
    [{ identity: "host_5" }, "host"],
    [{ identity: "guest_5" }, "guest"],
    [{ identity: "HOST_5" }, "guest"],
    [{ identity: "host" }, "guest"],
    [{ identity: "" }, "guest"],
  ]);

  const room = (identity: string, more: object = {}) => ({ info: { finished: false }, stored: null, identity, error: null, ...more });
  cases("room-finished", "C4.16 C4.17 G159", [
    [room("ann"), false],
    [room("ann", { info: { finished: true } }), true],
    [room("ann", { stored: { identity: "ann" } }), true],
    [room("ann", { stored: { identity: "bob" } }), false],
    [room("ann", { error: { status: 403, message: "You are Banned" } }), true],
    [room("ann", { error: { status: 403, message: "denied" } }), false],
    [room("ann", { error: { status: 401, message: "banned" } }), false],
    [room("host_1", { error: { status: 403, message: "banned" } }), false],
  ]);

  const now = 20_000_000;
  const person = (identity: string, name: string, timestamp: number) => ({ identity, name, answers: [], timestamp });
  cases("room-answers", "C4.18 C4.19 G160", [
    [{ participants: [person("a", "Ann", now - 10_800_000)], now }, [person("a", "Ann", now - 10_800_000)]],
    [{ participants: [person("a", "Ann", now - 10_800_001)], now }, []],
    [{ participants: [person("1", "bob", now), person("2", "Ann", now)], now }, [person("2", "Ann", now), person("1", "bob", now)]],
    [{ participants: [person("2", "ann", now), person("1", "Ann", now)], now }, [person("1", "Ann", now), person("2", "ann", now)]],
    [
      { participants: [person("host_1", "Zoe", now), person("1", "Ann", now)], now },
      [person("1", "Ann", now), person("host_1", "Zoe", now)],
    ],
  ]);

  cases("language", "A1.11 G141", [
    [{ stored: "es", browser: ["en"] }, "es"],
    [{ stored: null, browser: ["fr-FR", "es-MX", "en"] }, "es"],
    [{ stored: "fr", browser: ["en-GB"] }, "en"],
    [{ stored: null, browser: ["de"] }, "en"],
    [{ stored: null, browser: [] }, "en"],
  ]);

  const avatar = (value: string | null, base = "https://files.example") => ({ value, base, size: 40 });
  cases("avatar-url", "A7.24 M67", [
    [avatar("https://x.co/a.png"), "https://x.co/a.png"],
    [avatar("/a.png"), "/a.png"],
    [avatar("a/b.png"), "https://files.example/a/b.png"],
    [avatar("a.png", "https://files.example/"), "https://files.example/a.png"],
    [avatar(null), null],
    [avatar(""), null],
  ]);
});
