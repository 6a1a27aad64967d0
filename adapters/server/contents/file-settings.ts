/**
 * An S3-compatible store.
 * @property region null: by the endpoint where that names it, else `us-east-1`
 */
export type S3Settings = {
  readonly endpoint: string;
  readonly bucket: string;
  readonly key: string;
  readonly secret: string;
  readonly region: string | null;
};

/**
 * Settings of files.
 * @property s3 null: contents are stored in the data folder
 * @property cdn base of the addresses of files, without a slash at its end; '' for this server
 * @property quotaBytes storage of an organisation
 */
export type FileSettings = { readonly s3: S3Settings | null; readonly cdn: string; readonly quotaBytes: number };

type Reader = {
  readonly text: (name: string) => string | null;
  readonly expect: <A>(name: string, value: A, ok: boolean, expected: string) => A;
  readonly refuse: (problem: string) => void;
};

const s3Names = ["S3_ENDPOINT", "S3_BUCKET", "S3_KEY", "S3_SECRET"] as const;
const gigabyte = 1_073_741_824;
const defaultGigabytes = "10";

const isWeb = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

const readS3 = ({ text, expect, refuse }: Reader): S3Settings | null => {
  const [endpoint, bucket, key, secret] = s3Names.map(text);
  if (s3Names.every((name) => text(name) === null)) return null;
  if (!endpoint || !bucket || !key || !secret) {
    refuse(`${s3Names.join(", ")} go together; at least one is missing.`);
    return null;
  }
  expect("S3_ENDPOINT", endpoint, isWeb(endpoint), "an address such as https://s3.eu-central-1.amazonaws.com");
  expect("S3_BUCKET", bucket, /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket), "the name of a bucket");
  const region = text("S3_REGION");
  expect("S3_REGION", region, region === null || /^[a-z0-9-]{1,63}$/.test(region), "the name of a region, such as eu-central-1");
  return { endpoint: endpoint.replace(/\/+$/, ""), bucket, key, secret, region };
};

/** Reads the settings of files. */
export const readFileSettings = (reader: Reader): FileSettings => {
  const { text, expect } = reader;
  const cdn = text("CYGNET_CDN") ?? "";
  const gigabytes = Number(text("CYGNET_STORAGE_GB") ?? defaultGigabytes);
  return {
    s3: readS3(reader),
    cdn: expect("CYGNET_CDN", cdn, cdn === "" || isWeb(cdn), "an address such as https://files.example.com").replace(/\/+$/, ""),
    quotaBytes:
      expect("CYGNET_STORAGE_GB", gigabytes, gigabytes > 0 && gigabytes <= 1_000_000, "gigabytes from above 0 to 1,000,000") * gigabyte,
  };
};
