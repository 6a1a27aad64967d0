import * as E from "fp-ts/lib/Either.js";
import { useEffect, useMemo } from "react";
import { FieldCatalogue } from "../../../../core/fields/field-catalogue.service.ts";
import { idle, latestValue } from "../../../../core/kernel/remote.ts";
import { shownProblems } from "../../../../core/lessons/item-form.view-model.ts";
import type { ValueKind } from "../../../../core/lessons/item-type.model.ts";
import type { LessonItem } from "../../../../core/lessons/item.model.ts";
import { itemCatalogue } from "../../../../core/lessons/items/catalogue.rule.ts";
import type { LessonProblem } from "../../../../core/lessons/lesson.model.ts";
import { PackageCheck } from "../../../../core/lessons/package-check.port.ts";
import { LinkPreviews } from "../../../../core/links/link-previews.port.ts";
import { StaffNames } from "../../../../core/users/staff-names.service.ts";
import { useService } from "../../../react/services.tsx";
import { useLatest } from "../../../react/use-latest.ts";
import { useChooseFiles } from "../../files/picker/use-choose-files.ts";
import { useStorePicture } from "../../rich-text/use-store-picture.ts";
import { ItemFormView } from "./item-form.view.tsx";
import { useWebVtt } from "./use-web-vtt.ts";
import type { FormTools } from "./value-editor.ts";

export type ItemFormProps = {
  readonly item: LessonItem;
  /** all items of the lesson */ readonly items: readonly LessonItem[];
  /** what prevented the last publication, by `values.{field}` of the item */ readonly problems: readonly LessonProblem[];
  readonly onChange: (key: "name" | `values.${string}`, value: unknown) => void;
  readonly isReadOnly: boolean;
};

/** The form of an item of a lesson. */
export const ItemForm = ({ item, items, problems, onChange, isReadOnly }: ItemFormProps) => {
  const [catalogue, staff, links] = [useService(FieldCatalogue), useService(StaffNames), useService(LinkPreviews)];
  const schema = useLatest(catalogue.schema$, catalogue.latest());
  const names = useLatest(staff.names$, idle);
  const packages = useService(PackageCheck);
  const choose = useChooseFiles();
  const onPicture = useStorePicture();
  const webVtt = useWebVtt();
  useEffect(() => catalogue.want(), [catalogue]);
  const needsStaff = Object.values<ValueKind>(itemCatalogue[item.type].fields).includes("users");
  useEffect(() => {
    if (needsStaff) void staff.load();
  }, [staff, needsStaff]);
  const fields = latestValue(schema) ?? null;
  const tools: FormTools = {
    choose,
    fields,
    staff: latestValue(names) ?? [],
    preview: async (url) => {
      const page = await links.preview(url)();
      return E.isRight(page) ? page.right : null;
    },
    hasManifest: async (url) => {
      const has = await packages.hasManifest(url)();
      return E.isRight(has) ? has.right : null;
    },
    webVtt,
    onPicture,
  };
  const shown = useMemo(() => shownProblems(item, items, fields?.fields ?? null, problems), [item, items, fields, problems]);
  return <ItemFormView key={item.uuid} item={item} problems={shown} isReadOnly={isReadOnly} tools={tools} onChange={onChange} />;
};
