import type { Failure } from "../../../core/kernel/failure.ts";
import { type FontName, fontNames, type OrgTheme, plainTheme } from "../../../core/theme/org-theme.model.ts";
import { themeColors } from "../../../core/theme/theme-colors.rule.ts";
import { themeText } from "../../i18n/en/theme.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { Card } from "../../kit/card.view.tsx";
import { PageHeader } from "../../kit/page-header.view.tsx";
import { SaveBar } from "../../kit/save-bar.view.tsx";
import { Select } from "../../kit/select.view.tsx";
import { Switch } from "../../kit/switch.view.tsx";
import { fieldError } from "../../react/use-submit.ts";
import { FormProblem } from "../auth/form-problem.view.tsx";
import { PictureChoice } from "../files/picker/picture-choice.view.tsx";
import { ColourField } from "./colour-field.view.tsx";
import { ThemeSample } from "./theme-sample.view.tsx";
import styles from "./theme.module.css";

export type ThemeViewProps = {
  readonly theme: OrgTheme;
  /** the product's default colours */
  readonly own: { readonly primary: string; readonly main: string };
  readonly isDirty: boolean;
  readonly isPending: boolean;
  readonly failure: Failure | null;
  readonly onChange: (theme: OrgTheme) => void;
  /** lets the user choose a logo */
  readonly onChooseLogo: () => void;
  readonly onSave: () => void;
  readonly onDiscard: () => void;
};

const ownFont = "own";
const fields = ["logo"] as const;

/** The organisation's colours, logo and fonts, with a preview. */
export const ThemeView = ({ theme, own, isDirty, isPending, failure, onChange, onChooseLogo, onSave, onDiscard }: ThemeViewProps) => {
  const text = useText(themeText);
  const [light, dark] = [themeColors(theme, "light"), themeColors(theme, "dark")];
  const shown = (name: "primary" | "main") => {
    const [onLight, onDark, chosen] = [light[name], dark[name], theme.colors[name]];
    return onLight === undefined || onDark === undefined || (onLight === chosen && onDark === chosen)
      ? null
      : { light: onLight, dark: onDark };
  };
  const fonts = [{ id: ownFont, label: text("own") }, ...fontNames.map((id) => ({ id, label: text(`font.${id}`) }))];
  const fontOf = (id: string): FontName | null => fontNames.find((name) => name === id) ?? null;
  const isPlain = JSON.stringify(theme) === JSON.stringify(plainTheme);
  return (
    <div className={styles["page"]}>
      <PageHeader
        title={text("title")}
        note={text("note")}
        actions={
          <Button isDisabled={isPlain} onPress={() => onChange(plainTheme)}>
            {text("reset")}
          </Button>
        }
      />
      <FormProblem failure={failure} fields={fields} />
      <Card title={text("colours")}>
        <div className={styles["form"]}>
          <div className={styles["pair"]}>
            {(["primary", "main"] as const).map((name) => (
              <ColourField
                key={name}
                label={text(name)}
                note={text(`${name}Note`)}
                value={theme.colors[name]}
                fallback={own[name]}
                shown={shown(name)}
                onChange={(value) => onChange({ ...theme, colors: { ...theme.colors, [name]: value } })}
              />
            ))}
          </div>
          <Switch isSelected={theme.isDark} onChange={(isDark) => onChange({ ...theme, isDark })}>
            {text("dark")}
          </Switch>
        </div>
      </Card>
      <Card title={text("logo.title")} note={text("logo.note")}>
        <PictureChoice
          label={text("logo.title")}
          preview={
            theme.logo === null ? null : (
              <span className={styles["logo"]}>
                <img src={theme.logo} alt={text("logo.title")} />
              </span>
            )
          }
          choose={text("logo.choose")}
          remove={text("logo.remove")}
          onChoose={onChooseLogo}
          onRemove={theme.logo === null ? null : () => onChange({ ...theme, logo: null })}
          error={fieldError(failure, "logo")}
        />
      </Card>
      <Card title={text("fonts")}>
        <div className={styles["pair"]}>
          {(["text", "heading"] as const).map((name) => (
            <Select
              key={name}
              label={text(name)}
              options={fonts}
              selected={theme.fonts[name] ?? ownFont}
              onSelect={(id) => onChange({ ...theme, fonts: { ...theme.fonts, [name]: fontOf(id) } })}
            />
          ))}
        </div>
      </Card>
      <Card title={text("preview.title")}>
        <div className={styles["pair"]}>
          <ThemeSample theme={theme} mode="light" />
          <ThemeSample theme={theme} mode="dark" />
        </div>
      </Card>
      <SaveBar isDirty={isDirty} isPending={isPending} onSave={onSave} onDiscard={onDiscard} />
    </div>
  );
};
