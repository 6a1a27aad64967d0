import fc from "fast-check";

/** Days that exist, as they are written. */
export const dateText: fc.Arbitrary<string> = fc
  .date({ min: new Date("1900-01-01T00:00:00Z"), max: new Date("2100-12-31T00:00:00Z"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

/** Zones with and without summer time, on both sides of UTC, with whole, half and quarter hours. */
export const timeZone: fc.Arbitrary<string> = fc.constantFrom(
  "UTC",
  "America/New_York",
  "Europe/Berlin",
  "Asia/Kolkata",
  "Asia/Kathmandu",
  "Pacific/Auckland",
  "America/Sao_Paulo",
  "Africa/Cairo",
  "Pacific/Apia",
  "Australia/Lord_Howe",
);

/** A value that any field could be given. */
export const anyFieldValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.string(),
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constantFrom(null, undefined, "", " ", [], [""], "12", "1,200", "a@b.co", "2024-03-01"),
  fc.array(fc.oneof(fc.string(), fc.integer()), { maxLength: 4 }),
);
