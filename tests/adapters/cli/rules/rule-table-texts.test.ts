import { describe } from "vitest";
import { cases, wrongAt } from "./rule-cases.ts";

const check = (kind: string, value: unknown, field: string | null = null, country: string | null = null) => ({
  check: kind,
  value,
  field,
  country,
});
const ticks = (length: boolean, digit: boolean, upper: boolean, lower: boolean, special: boolean) => ({
  length,
  digit,
  upper,
  lower,
  special,
});

describe("rules of texts", () => {
  cases("identifier", "A5.19 G132", [
    [{ text: "First Name!" }, "first_name_"],
    [{ text: "a--b" }, "a__b"],
    [{ text: "Zoë" }, "zo_"],
    [{ text: "Zoe\u0308" }, "zoe_"],
    [{ text: "😀" }, "_"],
    [{ text: "" }, ""],
    [{ text: 5 }, wrongAt("text")],
  ]);

  cases("validate", "A5.01 G129", [
    [check("required", "  ", "name"), "Name is required"],
    [check("required", ""), "Field is required"],
    [check("required", 0, "age"), "Age is required"],
    [check("required", "0"), null],
    [check("required", [], "tags"), "Tags is required"],
    [check("required", [0]), null],
    [check("required", false, "consent"), "Consent is required"],
  ]);
  cases("validate", "A5.02 A5.03 G130", [
    [check("url", "example.com"), "Url is invalid"],
    [check("url", "https://example.com"), null],
    [check("url", "HTTPS://EXAMPLE.COM/a#b"), null],
    [check("url", "http://localhost:3000/p?q=1"), null],
    [check("url", "http://127.0.0.1"), null],
    [check("url", "http://user:pass@example.com"), "Url is invalid"],
    [check("url", "http://example.com:65536"), "Url is invalid"],
    [check("url", "ftp://example.com"), "Url is invalid"],
    [check("url", "http://a b.com"), "Url is invalid"],
    [check("url", ""), null],
    [check("email", "a@b.co", "email"), null],
    [check("email", "A@B.CO", "email"), null],
    [check("email", "a..b@x.co", "email"), "Email is invalid"],
    [check("email", "a@b", "email"), "Email is invalid"],
    [check("email", `${"a".repeat(249)}@b.co`, "email"), null],
    [check("email", `${"a".repeat(250)}@b.co`, "email"), "Email is invalid"],
  ]);
  cases("validate", "A5.04 A5.05 G126 G127", [
    [check("phone", "2125551234", "mobile"), null],
    [check("phone", "(212) 555-1234", "mobile"), null],
    [check("phone", "+1.212.555.1234", "mobile"), null],
    [check("phone", "1-212-555-1234", "mobile"), null],
    [check("phone", "", "mobile"), null],
    [check("phone", "555-1234", "mobile"), "Mobile is invalid"],
    [check("phone", "+442079460000", "mobile"), "Mobile is invalid"],
    [check("phone", "212/555/1234", "mobile"), "Mobile is invalid"],
    [check("phone", "(212-555-1234", "mobile"), "Mobile is invalid"],
    [check("area-code", "212", "area code"), null],
    [check("area-code", "21", "area code"), "Area code is invalid"],
    [check("area-code", "212 ", "area code"), "Area code is invalid"],
    [check("area-code", "2", "area code", "AUS"), null],
    [check("area-code", "04", "area code", "AUS"), null],
    [check("area-code", "1", "area code", "AUS"), "Area code is invalid"],
  ]);

  cases("password-checks", "A5.06 G16", [
    [{ password: "" }, ticks(false, false, false, false, false)],
    [{ password: "Abcdef1!" }, ticks(true, true, true, true, true)],
    [{ password: "Abcde1!" }, ticks(false, true, true, true, true)],
    [{ password: "é é é é é" }, ticks(true, false, false, false, false)],
    [{ password: "😀😀😀😀😀😀😀😀" }, ticks(true, false, false, false, true)],
    [{ password: "😀😀😀😀😀😀😀" }, ticks(false, false, false, false, true)],
    [{ password: "a".repeat(128) }, ticks(true, false, false, true, false)],
    [{ password: "a".repeat(129) }, ticks(false, false, false, true, false)],
  ]);

  cases("phone-display", "A5.23 G128", [
    [{ phone: "+447911123456" }, "+44 7911 123456"],
    [{ phone: "+12125551234" }, "(212) 555-1234"],
    [{ phone: "2125551234" }, "(212) 555-1234"],
    [{ phone: "+61412345678" }, "+61412345678"],
    [{ phone: "+44791112345" }, "+44791112345"],
    [{ phone: "" }, ""],
    [{ phone: null }, ""],
  ]);

  cases("phone-normalize", "G127", [
    [{ phone: "(212) 555-1234" }, "+12125551234"],
    [{ phone: "1-212-555-1234" }, "+12125551234"],
    [{ phone: "+44 20 7946 0000" }, "+442079460000"],
    [{ phone: "+44-20-7946-0000" }, "+442079460000"],
    [{ phone: "555-1234" }, null],
    [{ phone: "212/555/1234" }, null],
    [{ phone: "+0123456789" }, null],
    [{ phone: "" }, null],
  ]);

  cases("tag-normalize", "A5.18 G27", [
    [{ tag: "  #VIP   Client" }, "vip client"],
    [{ tag: "# # b" }, "b"],
    [{ tag: "a#b" }, "a#b"],
    [{ tag: "#" }, null],
    [{ tag: "   " }, null],
    [{ tag: "a".repeat(60) }, "a".repeat(50)],
    [{ tag: `${"a".repeat(49)} b` }, "a".repeat(49)],
    [{ tag: "Zoe\u0308" }, "zoë"],
  ]);

  cases("stat-display", "A9.18 G7", [
    [{ n: 0 }, "0"],
    [{ n: 999 }, "999"],
    [{ n: 1000 }, "1.0k"],
    [{ n: 1250 }, "1.3k"],
    [{ n: 12_345 }, "12.3k"],
    [{ n: 999_950 }, "1,000.0k"],
    [{ n: 1_234_567 }, "1,234.6k"],
    [{ n: -5 }, "-5"],
  ]);

  cases("duration-display", "A9.28 G140", [
    [{ seconds: 125 }, "2 min, 5 sec"],
    [{ seconds: 45 }, "0 min, 45 sec"],
    [{ seconds: 3725 }, "62 min, 5 sec"],
    [{ seconds: 59.9 }, "0 min, 59 sec"],
    [{ seconds: 74_074_020 }, "1,234,567 min, 0 sec"],
  ]);

  cases("sms-segments", "G106", [
    [{ text: "" }, { encoding: "GSM-7", units: 0, segments: 0 }],
    [{ text: "a".repeat(160) }, { encoding: "GSM-7", units: 160, segments: 1 }],
    [{ text: "a".repeat(161) }, { encoding: "GSM-7", units: 161, segments: 2 }],
    [{ text: "a".repeat(306) }, { encoding: "GSM-7", units: 306, segments: 2 }],
    [{ text: "é€" }, { encoding: "GSM-7", units: 3, segments: 1 }],
    [{ text: `${"a".repeat(152)}€${"a".repeat(152)}` }, { encoding: "GSM-7", units: 306, segments: 3 }],
    [{ text: "ж".repeat(70) }, { encoding: "UCS-2", units: 70, segments: 1 }],
    [{ text: "ж".repeat(71) }, { encoding: "UCS-2", units: 71, segments: 2 }],
    [{ text: "😀".repeat(35) }, { encoding: "UCS-2", units: 70, segments: 1 }],
    [{ text: "😀".repeat(67) }, { encoding: "UCS-2", units: 134, segments: 3 }],
  ]);

  cases("assistant-route", "A2.48 G12", [
    [{ text: "how do I import?" }, true],
    [{ text: "AI: hello" }, true],
    [{ text: "Help!" }, true],
    [{ text: "find contacts" }, true],
    [{ text: "airline" }, false],
    [{ text: "Smith?" }, false],
    [{ text: "" }, false],
  ]);
});
