import type { RepBucket } from "../../../core/fields/buckets.model.ts";
import { plainField } from "../../../core/fields/plain-field.rule.ts";
import { loaded } from "../../../core/kernel/remote.ts";
import { galleryWords } from "../../fields/gallery-fields.ts";
import type { GalleryEntry } from "../../gallery/gallery-entry.ts";
import { FetchedSection } from "../contacts/record/fetched-section.view.tsx";
import { FetchedSettingsView, type FetchedSettingsViewProps } from "./fetched-settings.view.tsx";
import { RepDetailsView, type RepDetailsViewProps } from "./rep-details.view.tsx";

const nothing = (): void => undefined;
const now = 1_782_907_200;
const line = plainField({ name: "Rep_direct_line", label: "Direct line", type: "string", bucket_id: "rep" });
const region = plainField({ name: "Rep_region", label: "Region", type: "list", values: ["North", "South"], bucket_id: "rep" });
const points = plainField({ name: "Http_points", label: "Points", type: "int", bucket_id: "http" });

const held: RepBucket = {
  bucket: { id: "rep", type: "rep", title: "Assigned user", fields: { [line.name]: line, [region.name]: region } },
  values: { [line.name]: "+1 212 555 0140" },
  version: 2,
  updated_at: now - 7_200,
};
const details: RepDetailsViewProps = {
  remote: loaded(held),
  edited: {},
  round: 0,
  state: "idle",
  failure: null,
  now,
  words: galleryWords,
  onEdit: nothing,
  onSave: nothing,
  onDiscard: nothing,
  onRetry: nothing,
};
const address: FetchedSettingsViewProps = {
  remote: loaded({ title: "Loyalty", url: "https://example.com/points/{con_id}", version: 1 }),
  edited: {},
  state: "idle",
  failure: null,
  fields: [points],
  onEdit: nothing,
  onSave: nothing,
  onDiscard: nothing,
  onRetry: nothing,
};
const section = { fields: [points], words: galleryWords, now, onRetry: nothing };

export const gallery: GalleryEntry = {
  name: "buckets",
  group: "staff/fields",
  isWhole: true,
  states: {
    details: () => <RepDetailsView {...details} />,
    "details changed": () => <RepDetailsView {...details} edited={{ [region.name]: ["North"] }} state="dirty" />,
    "details changed elsewhere": () => (
      <RepDetailsView {...details} state="failed" failure={{ tag: "conflict", message: "", current: held }} />
    ),
    "details without fields": () => <RepDetailsView {...details} remote={loaded({ ...held, bucket: { ...held.bucket, fields: {} } })} />,
    "details loading": () => <RepDetailsView {...details} remote={{ tag: "loading" }} />,
    address: () => <FetchedSettingsView {...address} />,
    "address wrong": () => (
      <FetchedSettingsView
        {...address}
        edited={{ url: "nowhere" }}
        state="failed"
        failure={{ tag: "invalid", message: "", errors: { url: ["Url is invalid"] } }}
      />
    ),
    "address without fields": () => <FetchedSettingsView {...address} fields={[]} />,
    fetched: () => (
      <FetchedSection
        {...section}
        remote={loaded({ state: "fetched", title: "Loyalty", values: { [points.name]: 1_200 }, refused: ["Tier"], fetched_at: now - 120 })}
      />
    ),
    "fetched nothing": () => (
      <FetchedSection
        {...section}
        remote={loaded({ state: "fetched", title: "Loyalty", values: {}, refused: [], fetched_at: now - 120 })}
      />
    ),
    "not fetched": () => <FetchedSection {...section} remote={loaded({ state: "failed", title: "Loyalty", problem: "too-slow" })} />,
    fetching: () => <FetchedSection {...section} remote={{ tag: "loading" }} />,
  },
};
