import type { Failure } from "../../../core/kernel/failure.ts";
import { portalsLimits, type PortalValues } from "../../../core/portals/portal.model.ts";
import type { OrgTheme } from "../../../core/theme/org-theme.model.ts";
import { productColors } from "../../../core/theme/theme-colors.rule.ts";
import { portalsText } from "../../i18n/en/portals.ts";
import { themeText } from "../../i18n/en/theme.ts";
import { useText } from "../../i18n/use-text.ts";
import { Switch } from "../../kit/switch.view.tsx";
import { TextField } from "../../kit/text-field.view.tsx";
import { fieldError } from "../../react/use-submit.ts";
import { FormProblem } from "../auth/form-problem.view.tsx";
import { PictureChoice } from "../files/picker/picture-choice.view.tsx";
import lists from "../settings/settings-list.module.css";
import { ColourField } from "../theme/colour-field.view.tsx";
import theming from "../theme/theme.module.css";

/** A portal as it is written; its address is null once it is open. */
export type PortalDraft = PortalValues & { readonly pid: string | null };

export type PortalFormProps = {
  readonly draft: PortalDraft;
  /** of the installation, before the address */
  readonly origin: string;
  /** the look of the organisation, from which an own look starts */
  readonly ofOrganisation: OrgTheme;
  readonly failure: Failure | null;
  readonly onChange: (draft: PortalDraft) => void;
  readonly onChooseLogo: () => void;
};

const fields = ["title", "pid", "theme"] as const;

const Look = ({
  theme,
  onChange,
  onChooseLogo,
}: {
  readonly theme: OrgTheme;
  readonly onChange: (theme: OrgTheme) => void;
  readonly onChooseLogo: () => void;
}) => {
  const [text, words] = [useText(portalsText), useText(themeText)];
  return (
    <>
      <div className={theming["pair"]}>
        {(["primary", "main"] as const).map((name) => (
          <ColourField
            key={name}
            label={words(name)}
            note={words(`${name}Note`)}
            value={theme.colors[name]}
            fallback={productColors[name]}
            shown={null}
            onChange={(value) => onChange({ ...theme, colors: { ...theme.colors, [name]: value } })}
          />
        ))}
      </div>
      <Switch isSelected={theme.isDark} onChange={(isDark) => onChange({ ...theme, isDark })}>
        {text("form.dark")}
      </Switch>
      <PictureChoice
        label={text("form.logo")}
        preview={
          theme.logo === null ? null : (
            <span className={theming["logo"]}>
              <img src={theme.logo} alt={text("form.logo")} />
            </span>
          )
        }
        choose={text("form.chooseLogo")}
        remove={text("form.removeLogo")}
        onChoose={onChooseLogo}
        onRemove={theme.logo === null ? null : () => onChange({ ...theme, logo: null })}
        error={undefined}
      />
    </>
  );
};

/** The title, address and look of a portal. */
export const PortalForm = ({ draft, origin, ofOrganisation, failure, onChange, onChooseLogo }: PortalFormProps) => {
  const text = useText(portalsText);
  const { title, pid, theme, full_screen } = draft;
  return (
    <div className={lists["stack"]}>
      <FormProblem failure={failure} fields={fields} />
      <TextField
        label={text("form.name")}
        help={text("form.nameHelp")}
        maxLength={portalsLimits.title}
        value={title}
        error={fieldError(failure, "title")}
        onChange={(next) => onChange({ ...draft, title: next })}
      />
      {pid === null ? null : (
        <TextField
          label={text("form.pid")}
          help={text("form.pidHelp", { origin, pid: pid === "" ? "…" : pid })}
          maxLength={portalsLimits.pid}
          value={pid}
          error={fieldError(failure, "pid")}
          onChange={(next) => onChange({ ...draft, pid: next.toLowerCase() })}
        />
      )}
      <Switch isSelected={full_screen} note={text("form.fullScreenNote")} onChange={(next) => onChange({ ...draft, full_screen: next })}>
        {text("form.fullScreen")}
      </Switch>
      <Switch
        isSelected={theme !== null}
        note={text("form.lookNote")}
        onChange={(isOwn) => onChange({ ...draft, theme: isOwn ? ofOrganisation : null })}
      >
        {text("form.look")}
      </Switch>
      {theme === null ? null : <Look theme={theme} onChange={(next) => onChange({ ...draft, theme: next })} onChooseLogo={onChooseLogo} />}
    </div>
  );
};
