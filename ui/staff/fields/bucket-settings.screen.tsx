import * as t from "io-ts";
import { useEffect, useState } from "react";
import { fieldsOfBucket } from "../../../core/fields/bucket-values.rule.ts";
import type { HttpBucket, RepBucket } from "../../../core/fields/buckets.model.ts";
import { BucketStore } from "../../../core/fields/buckets.port.ts";
import { FieldCatalogue } from "../../../core/fields/field-catalogue.service.ts";
import { Clock } from "../../../core/kernel/clock.port.ts";
import { latestValue } from "../../../core/kernel/remote.ts";
import { useService } from "../../react/services.tsx";
import { useLatest } from "../../react/use-latest.ts";
import { useFieldWords } from "../contacts/use-field-words.ts";
import { useChoosePicture } from "../files/picker/use-choose-picture.ts";
import { FetchedSettingsView } from "./fetched-settings.view.tsx";
import { RepDetailsView } from "./rep-details.view.tsx";
import { useKeptForm } from "./use-kept-form.ts";

const Draft = t.exact(t.partial({ title: t.string, url: t.string }), "BucketDraft");
const Values = t.record(t.string, t.unknown, "RepDraft");

/** The settings page for the URL of fetched values. */
export const FetchedSettingsScreen = () => {
  const store = useService(BucketStore);
  const fieldCatalogue = useService(FieldCatalogue);
  const schema = latestValue(useLatest(fieldCatalogue.schema$, fieldCatalogue.latest()));
  useEffect(() => void fieldCatalogue.load(), [fieldCatalogue]);
  const form = useKeptForm({
    read: store.http,
    save: (draft: t.TypeOf<typeof Draft>, { title, url, version }: HttpBucket) => store.putHttp({ title, url, ...draft, version }),
    codec: Draft,
    none: {},
    place: "bucket:http",
  });
  return (
    <FetchedSettingsView
      remote={form.remote}
      edited={form.edited}
      state={form.state}
      failure={form.failure}
      fields={schema === undefined ? undefined : fieldsOfBucket(schema.fields, "http")}
      onEdit={form.edit}
      onSave={form.save}
      onDiscard={form.discard}
      onRetry={form.retry}
    />
  );
};

/** The page with the user's own details, shown on contacts. */
export const RepDetailsScreen = () => {
  const store = useService(BucketStore);
  const clock = useService(Clock);
  const words = useFieldWords();
  const [opened] = useState(clock.now);
  const form = useKeptForm({
    read: store.rep,
    save: (values: t.TypeOf<typeof Values>, { version }: RepBucket) => store.putRep({ values, version }),
    codec: Values,
    none: {},
    place: "bucket:rep",
  });
  return (
    <RepDetailsView
      onChoosePicture={useChoosePicture()}
      remote={form.remote}
      edited={form.edited}
      round={form.round}
      state={form.state}
      failure={form.failure}
      now={form.state === "saved" ? clock.now() : opened}
      words={words}
      onEdit={({ name }, value) => form.edit({ [name]: value })}
      onSave={form.save}
      onDiscard={form.discard}
      onRetry={form.retry}
    />
  );
};
