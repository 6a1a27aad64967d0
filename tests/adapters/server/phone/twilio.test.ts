import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { NumberProvider } from "../../../../adapters/server/phone/number-provider.ts";
import { makeTwilioNumbers } from "../../../../adapters/server/phone/twilio-numbers.ts";
import { given, refusal } from "../../../conformance/answer-of.ts";

type Asked = {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly authorization: string;
  readonly type: string;
  readonly body: string;
};

const sid = "AC00000000000000000000000000000000";
const account = `/2010-04-01/Accounts/${sid}`;
const available = {
  uri: `${account}/AvailablePhoneNumbers/US/Local.json`,
  available_phone_numbers: [
    {
      friendly_name: "(415) 555-0100",
      phone_number: "+14155550100",
      lata: "722",
      locality: "San Francisco",
      rate_center: "SNFC",
      latitude: "37.77",
      longitude: "-122.41",
      region: "CA",
      postal_code: "94103",
      iso_country: "US",
      address_requirements: "none",
      beta: false,
      capabilities: { voice: true, SMS: true, MMS: true, fax: false },
    },
    {
      friendly_name: "+61 2 5550 0100",
      phone_number: "+61255500100",
      region: null,
      iso_country: "AU",
      beta: false,
      capabilities: { voice: true, SMS: true, MMS: false, fax: false },
    },
  ],
};
const list = (numbers: readonly object[]) => ({
  page: 0,
  page_size: 50,
  start: 0,
  uri: `${account}/IncomingPhoneNumbers.json`,
  next_page_uri: null,
  previous_page_uri: null,
  incoming_phone_numbers: numbers,
});
const incoming = {
  sid: "PN11111111111111111111111111111111",
  account_sid: sid,
  friendly_name: "(415) 555-0100",
  phone_number: "+14155550100",
  status: "in-use",
};

let double: Server;
let numbers: NumberProvider;
const asked: Asked[] = [];
/** What the double answers, by method. */
const replies = new Map<string, { readonly status: number; readonly body: unknown }>();

beforeAll(async () => {
  double = createServer((request, response) => {
    const url = new URL(request.url ?? "/", "http://twilio.test");
    let body = "";
    request.on("data", (part: Buffer) => (body += part.toString()));
    request.on("end", () => {
      asked.push({
        method: request.method ?? "",
        path: url.pathname,
        query: Object.fromEntries(url.searchParams),
        authorization: request.headers.authorization ?? "",
        type: request.headers["content-type"] ?? "",
        body,
      });
      const reply = replies.get(request.method ?? "") ?? { status: 404, body: {} };
      response
        .writeHead(reply.status, { "content-type": "application/json" })
        .end(typeof reply.body === "string" ? reply.body : JSON.stringify(reply.body));
    });
  });
  await new Promise<void>((resolve) => double.listen(0, "127.0.0.1", resolve));
  const address: AddressInfo | string | null = double.address();
  numbers = makeTwilioNumbers(
    { url: `http://127.0.0.1:${address !== null && typeof address === "object" ? address.port : 0}/`, sid, token: "secret" },
    "https://cygnet.example.com",
    fetch,
  );
});
beforeEach(() => {
  asked.length = 0;
  replies.clear();
});
afterAll(() => new Promise((resolve) => double.close(resolve)));

describe("numbers of Twilio", () => {
  it("should search local numbers that can send texts, with the account's own key [A7.13]", async () => {
    replies.set("GET", { status: 200, body: available });
    expect(await given(numbers.search("415", "US"))).toEqual([
      { phoneNumber: "+14155550100", friendlyName: "(415) 555-0100", region: "CA" },
      { phoneNumber: "+61255500100", friendlyName: "+61 2 5550 0100", region: "" },
    ]);
    expect(asked).toEqual([
      {
        method: "GET",
        path: `${account}/AvailablePhoneNumbers/US/Local.json`,
        query: { AreaCode: "415", SmsEnabled: "true", PageSize: "20" },
        authorization: `Basic ${btoa(`${sid}:secret`)}`,
        type: "",
        body: "",
      },
    ]);
  });

  it("should use the code AU for Australia, and search there by the number's prefix [A9.21]", async () => {
    replies.set("GET", { status: 200, body: { available_phone_numbers: [] } });
    expect(await given(numbers.search("02", "AUS"))).toEqual([]);
    expect(asked).toMatchObject([{ path: `${account}/AvailablePhoneNumbers/AU/Local.json`, query: { Contains: "+612*" } }]);
  });

  it("should be bought by a form, once the account is known not to have it [A7.14]", async () => {
    replies.set("GET", { status: 200, body: list([]) });
    replies.set("POST", { status: 201, body: incoming });
    expect(await given(numbers.purchase("+14155550100"))).toMatchObject({ sid: incoming.sid });
    expect(asked).toMatchObject([
      { method: "GET", path: `${account}/IncomingPhoneNumbers.json`, query: { PhoneNumber: "+14155550100" } },
      {
        method: "POST",
        path: `${account}/IncomingPhoneNumbers.json`,
        type: "application/x-www-form-urlencoded",
        body: "PhoneNumber=%2B14155550100&SmsUrl=https%3A%2F%2Fcygnet.example.com%2Fhooks%2Ftexts&SmsMethod=POST",
      },
    ]);
  });

  it("should not be bought twice by the account", async () => {
    replies.set("GET", { status: 200, body: list([incoming]) });
    expect(await given(numbers.purchase("+14155550100"))).toEqual({ sid: incoming.sid });
    expect(asked.map(({ method }) => method)).toEqual(["GET"]);
  });

  it("should pass on Twilio's message when it refuses", async () => {
    replies.set("GET", { status: 200, body: list([]) });
    replies.set("POST", {
      status: 400,
      body: { code: 21422, message: "PhoneNumber is not available", more_info: "https://www.twilio.com/docs/errors/21422", status: 400 },
    });
    expect(await refusal(numbers.purchase("+14155550100"))).toMatchObject({
      tag: "invalid",
      errors: { phone_number: ["PhoneNumber is not available"] },
    });
  });

  it("should report that the carrier is unreachable when it fails, and never show its key", async () => {
    replies.set("GET", { status: 503, body: "<html>busy</html>" });
    const failure = await refusal(numbers.search("415", "US"));
    expect(failure).toMatchObject({ tag: "server", message: "The phone carrier cannot be reached. Try again in a minute." });
    expect(JSON.stringify(failure)).not.toContain("secret");
    const gone = makeTwilioNumbers({ url: "http://127.0.0.1:9", sid, token: "secret" }, null, fetch);
    expect(await refusal(gone.search("415", "US"))).toMatchObject({ tag: "server" });
  });

  it("should refuse a response of another shape", async () => {
    replies.set("GET", { status: 200, body: { numbers: [] } });
    expect(await refusal(numbers.search("415", "US"))).toMatchObject({ tag: "malformed" });
  });
});
