import type { ReactNode } from "react";
import { customFieldName, type EditedField } from "../../../core/contacts/contact-edit.rule.ts";
import { type ContactRecordState, shownContact } from "../../../core/contacts/contact-record.model.ts";
import type { ContactValues } from "../../../core/contacts/contact-values.model.ts";
import { isSaidInPlace } from "../../../core/contacts/record-slots.rule.ts";
import type { FieldSchema } from "../../../core/fields/field-schema.model.ts";
import { fieldsOfSection } from "../../../core/fields/field-sections.rule.ts";
import { latestValue, type Remote } from "../../../core/kernel/remote.ts";
import type { SecretTools } from "../../fields/field-editor.ts";
import { fieldWords, type WordsContext } from "../../fields/field-words.ts";
import { NotSaved } from "../../fields/not-saved.view.tsx";
import type { Typing } from "../../fields/typing.model.ts";
import { ownDetailsText } from "../../i18n/en/own-details.ts";
import { useText } from "../../i18n/use-text.ts";
import { FailureState } from "../../kit/failure-state.view.tsx";
import { loadable } from "../../kit/loadable.view.tsx";
import { PageHeader } from "../../kit/page-header.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import { OwnDetailsSections } from "./own-details-sections.view.tsx";
import styles from "./own-details.module.css";

const clashDialog = loadable(async () => (await import("../../fields/contact-clash.view.tsx")).ContactClash);

export type OwnDetailsViewProps = {
  readonly organisation: string;
  readonly state: ContactRecordState;
  readonly schema: Remote<FieldSchema>;
  readonly typing: Typing;
  readonly words: WordsContext;
  readonly onChange: (values: ContactValues) => void;
  readonly onRestore: (field: EditedField) => void;
  readonly onRetry: () => void;
  readonly onReload: () => void;
  readonly secretOf: (name: string) => SecretTools;
  /** the pin dialog, while a pin is required */
  readonly pin?: ReactNode;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
};

const Loaded = (props: OwnDetailsViewProps & { readonly known: FieldSchema }) => {
  const text = useText(ownDetailsText);
  const { known, state, words } = props;
  const named = (edited: EditedField) => known.fields.find(({ name }) => name === customFieldName(edited));
  const isShown = (edited: EditedField): boolean => edited === "first_name" || edited === "last_name" || named(edited) !== undefined;
  const labelOf = (edited: EditedField): string =>
    edited === "first_name" || edited === "last_name" ? text(`fields.${edited}`) : (named(edited)?.label ?? edited);
  const wordsOf = (edited: EditedField, value: unknown): string => {
    const field = named(edited);
    return field === undefined ? String(value) : fieldWords(field, value, words);
  };
  const sections = known.sections
    .map(({ slug, title }) => ({ slug, title, fields: fieldsOfSection(known.fields, slug, known.sections) }))
    .filter(({ slug, fields }) => slug === "" || fields.length > 0);
  return (
    <div className={styles["details"]}>
      {isSaidInPlace(state, isShown) ? null : (
        <NotSaved
          state={state}
          words={{ title: text("notSaved"), retry: text("retry"), restore: text("restore") }}
          onRetry={props.onRetry}
          onRestore={props.onRestore}
        />
      )}
      <OwnDetailsSections {...props} sections={sections} />
      {props.pin}
      {state.clash === null ? null : (
        <clashDialog.View
          clash={state.clash}
          mine={state.unsaved}
          onKeepMine={props.onKeepMine}
          onTakeTheirs={props.onTakeTheirs}
          labelOf={labelOf}
          wordsOf={wordsOf}
        />
      )}
    </div>
  );
};

/** The stored details of the learner who is signed in; editable ones are edited in place. */
export const OwnDetailsView = (props: OwnDetailsViewProps) => {
  const text = useText(ownDetailsText);
  const { state, schema, organisation, onReload } = props;
  const known = latestValue(schema);
  const failed = [state.contact, schema].find((remote) => remote.tag === "failed" && remote.previous === undefined);
  const isKnown = known !== undefined && shownContact(state) !== undefined;
  return (
    <>
      <PageHeader title={text("title")} note={text("note", { organisation })} />
      {isKnown ? (
        <Loaded {...props} known={known} />
      ) : failed?.tag === "failed" ? (
        <FailureState failure={failed.failure} onRetry={onReload} />
      ) : (
        <SkeletonLines lines={8} />
      )}
    </>
  );
};
