import { describe, expect, it } from "vitest";
import { readConfig } from "../../../../adapters/server/config.ts";

const bucket = { S3_ENDPOINT: "https://s3.example.com/", S3_BUCKET: "files", S3_KEY: "key", S3_SECRET: "secret" };
const filesOf = (env: Readonly<Record<string, string>>): unknown => {
  const config = readConfig(env);
  return config._tag === "Right" ? config.right.files : config.left;
};

describe("the settings of files", () => {
  it("should store files in the data folder, 10 GB for each organisation, by default", () => {
    expect(filesOf({})).toEqual({ s3: null, cdn: "", quotaBytes: 10 * 1_073_741_824 });
  });

  it("should name a bucket with its region, another host and another limit", () => {
    expect(filesOf({ ...bucket, S3_REGION: "fr-par", CYGNET_CDN: "https://files.example.com/", CYGNET_STORAGE_GB: "0.5" })).toEqual({
      s3: { endpoint: "https://s3.example.com", bucket: "files", key: "key", secret: "secret", region: "fr-par" },
      cdn: "https://files.example.com",
      quotaBytes: 536_870_912,
    });
    expect(filesOf(bucket)).toMatchObject({ s3: { region: null } });
  });

  it.each([
    ["S3_SECRET", { ...bucket, S3_SECRET: "" }],
    ["S3_ENDPOINT", { ...bucket, S3_ENDPOINT: "s3.example.com" }],
    ["S3_BUCKET", { ...bucket, S3_BUCKET: "Not/a bucket" }],
    ["S3_REGION", { ...bucket, S3_REGION: "eu central" }],
    ["CYGNET_CDN", { CYGNET_CDN: "ftp://files.example.com" }],
    ["CYGNET_STORAGE_GB", { CYGNET_STORAGE_GB: "none" }],
    ["CYGNET_STORAGE_GB", { CYGNET_STORAGE_GB: "0" }],
  ])("should stop the start with the name of a wrong %s", (name, env) => {
    expect(filesOf(env)).toEqual([expect.stringContaining(name)]);
  });
});
