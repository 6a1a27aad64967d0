import { useState } from "react";
import type { FieldSection } from "../../../core/fields/field.model.ts";
import { failureMessage } from "../../../core/kernel/failure.ts";
import { fieldsText } from "../../i18n/en/fields.ts";
import { useText } from "../../i18n/use-text.ts";
import { SectionForm } from "./section-form.view.tsx";
import type { FieldChanges } from "./use-field-changes.ts";

type SectionWindowProps = {
  /** null for a new section */ readonly section: FieldSection | null;
  readonly run: FieldChanges["run"];
  readonly onClose: () => void;
};

/** Adds or renames a field section. */
export const SectionWindowScreen = ({ section, run, onClose }: SectionWindowProps) => {
  const text = useText(fieldsText);
  const [problem, setProblem] = useState<string | null>(null);
  const save = async (title: string): Promise<void> => {
    const saved = await run(
      (fields) => (section === null ? fields.addSection(title) : fields.renameSection(section.slug, title)),
      (failure) => setProblem(failureMessage(failure)),
    );
    if (saved !== null) onClose();
  };
  return (
    <SectionForm
      title={section === null ? text("settings.addSection") : text("settings.renameSection", { title: section.title })}
      name={section?.title ?? ""}
      problem={problem}
      onSave={(title) => void save(title)}
      onClose={onClose}
    />
  );
};
