import { describe } from "vitest";
import { cases } from "./rule-cases.ts";

const nobody = { first_name: "", last_name: "", email: [], mobile: [], con_id: 7 };

describe("rules of contacts", () => {
  cases("search-name", "A5.17 G26", [
    [{ text: "Mary Ann Smith" }, { first_name: "Mary", last_name: "Ann Smith" }],
    [{ text: "  Mary   Ann " }, { first_name: "Mary", last_name: "Ann" }],
    [{ text: "Cher" }, { first_name: "Cher", last_name: "" }],
    [{ text: "a@b.co" }, { email: "a@b.co" }],
    [{ text: "(212) 555-1234" }, { mobile: "+12125551234" }],
    [{ text: "1234567" }, { mobile: "1234567" }],
    [{ text: "123456" }, { first_name: "123456", last_name: "" }],
    [{ text: "" }, { first_name: "", last_name: "" }],
  ]);

  cases("contact-payload", "A5.15 G25", [
    [{ values: { a: "", b: " ", c: null, d: [], e: {} } }, {}],
    [{ values: { f: false, g: 0, h: "0" } }, { f: false, g: 0, h: "0" }],
    [{ values: { i: ["", null, "x", " "] } }, { i: ["x"] }],
    [{ values: { j: ["", []] } }, {}],
    [{ values: {} }, {}],
  ]);

  cases("contact-name", "G23", [
    [{ ...nobody, first_name: "Ann", last_name: "Lee" }, "Ann Lee"],
    [{ ...nobody, last_name: "Lee" }, "Lee"],
    [{ ...nobody, email: ["a@b.co"], mobile: ["+12125551234"] }, "a@b.co"],
    [{ ...nobody, mobile: ["+12125551234"] }, "+12125551234"],
    [nobody, "Contact 7"],
  ]);

  cases("contact-duplicates", "A7.19 G24", [
    [
      { email: [" A@X.com "], mobile: ["(212) 555-1234"] },
      { $or: [{ mobile: { $in: ["+12125551234"] } }, { email: { $in: ["a@x.com"] } }] },
    ],
    [{ email: ["a@x.com"], mobile: [] }, { $or: [{ email: { $in: ["a@x.com"] } }] }],
    [{ email: [], mobile: ["555", "212-555-1234"] }, { $or: [{ mobile: { $in: ["+12125551234"] } }] }],
    [{ email: [], mobile: ["555"] }, null],
    [{ email: [], mobile: [] }, null],
    [{}, null],
  ]);

  const fields = { first_name: "string", last_name: "string", email: "email", score: "int" };
  const merge = (kept: object, other: object) => ({ kept, other, fields });
  cases("contact-merge", "B7.13 G28", [
    [
      merge({ first_name: "Ann" }, { first_name: "Anne", last_name: "Lee" }),
      { result: { first_name: "Ann", last_name: "Lee" }, changes: [{ field: "last_name", kept: null, other: "Lee", result: "Lee" }] },
    ],
    [
      merge({ first_name: " " }, { first_name: "Anne" }),
      { result: { first_name: "Anne" }, changes: [{ field: "first_name", kept: " ", other: "Anne", result: "Anne" }] },
    ],
    [
      merge({ email: ["b@x.co", "a@x.co"] }, { email: ["A@X.co", "c@x.co"] }),
      {
        result: { email: ["b@x.co", "a@x.co", "c@x.co"] },
        changes: [{ field: "email", kept: ["b@x.co", "a@x.co"], other: ["A@X.co", "c@x.co"], result: ["b@x.co", "a@x.co", "c@x.co"] }],
      },
    ],
    [merge({ score: 0 }, { score: 9 }), { result: { score: 0 }, changes: [] }],
    [merge({ first_name: "Ann" }, { first_name: "Ann" }), { result: { first_name: "Ann" }, changes: [] }],
  ]);
});
