import type { Config } from "../../../adapters/server/config.ts";
import { noMediaSources } from "../../../adapters/server/media-settings.ts";
import { standardBases } from "../../../core/lesson-forms/frame-address.rule.ts";

/** What tests run with: quiet, no demo, nothing outside. */
export const testConfig: Config = {
  port: 4400,
  host: "127.0.0.1",
  dataFolder: "",
  databaseUrl: null,
  secretKey: "7e".repeat(32),
  demo: false,
  smtp: null,
  mailIps: [],
  keepsMessages: true,
  signUp: true,
  origin: null,
  trustProxy: false,
  logLevel: "silent",
  oidc: null,
  assistant: null,
  feedUrl: null,
  twilio: null,
  sentryDsn: null,
  frameAncestors: [],
  files: { s3: null, cdn: "", quotaBytes: 1_073_741_824 },
  forms: { signwell: null, bases: standardBases },
  media: noMediaSources,
  videos: { contentOrigin: null, bases: {}, youtubeKey: null },
  pages: { videoGallery: null, support: null, supportWidget: null, supportOrigins: [], supportSecret: null },
};
