import { campaignToolsText } from "../../i18n/en/campaign-tools.ts";
import { useText } from "../../i18n/use-text.ts";
import { Card } from "../../kit/card.view.tsx";
import { Switch } from "../../kit/switch.view.tsx";

export type DefaultCourseProps = {
  readonly isReadOnly: boolean;
  readonly isDefault: boolean;
  /** the name of the course that is the default until this one is saved as such; null for none or this one */
  readonly replaced: string | null;
  readonly onDefault: (isDefault: boolean) => void;
};

/** Makes a course the default one, and says whose place it takes. */
export const DefaultCourse = ({ isReadOnly, isDefault, replaced, onDefault }: DefaultCourseProps) => {
  const text = useText(campaignToolsText);
  const note = isDefault && replaced !== null ? text("standard.replaced", { name: replaced }) : text("standard.note");
  return (
    <Card title={text("standard.title")}>
      <Switch isSelected={isDefault} isDisabled={isReadOnly} note={note} onChange={onDefault}>
        {text("standard.label")}
      </Switch>
    </Card>
  );
};
