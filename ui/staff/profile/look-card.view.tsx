import { profileText } from "../../i18n/en/profile.ts";
import { staffShellText } from "../../i18n/en/staff-shell.ts";
import { useText } from "../../i18n/use-text.ts";
import { Card } from "../../kit/card.view.tsx";
import type { Look } from "../../kit/look.ts";
import { RadioGroup } from "../../kit/radio-group.view.tsx";
import { densities, themeChoices } from "../../kit/theme.ts";
import styles from "./profile.module.css";

/** Theme and density of this device; changes apply at once. */
export const LookCard = ({ look }: { readonly look: Look }) => {
  const text = useText(profileText);
  const shell = useText(staffShellText);
  return (
    <Card title={text("look.title")} note={text("look.note")}>
      <div className={styles["names"]}>
        <RadioGroup
          label={shell("theme.title")}
          value={look.theme}
          options={themeChoices.map((id) => ({ id, label: shell(`theme.${id}`) }))}
          onChange={(id) => {
            const choice = themeChoices.find((one) => one === id);
            if (choice !== undefined) look.onTheme(choice);
          }}
        />
        <RadioGroup
          label={shell("density.title")}
          value={look.density}
          options={densities.map((id) => ({ id, label: shell(`density.${id}`) }))}
          onChange={(id) => {
            const choice = densities.find((one) => one === id);
            if (choice !== undefined) look.onDensity(choice);
          }}
        />
      </div>
    </Card>
  );
};
