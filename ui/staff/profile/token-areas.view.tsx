import { scopeIn, tokenAreas, type TokenScope } from "../../../core/auth/token-scope.model.ts";
import { profileText } from "../../i18n/en/profile.ts";
import { useText } from "../../i18n/use-text.ts";
import { Checkbox } from "../../kit/checkbox.view.tsx";
import { Field } from "../../kit/field.view.tsx";
import styles from "./tokens.module.css";

type TokenAreasProps = {
  readonly scopes: readonly TokenScope[];
  readonly error?: string | undefined;
  readonly onChange: (scopes: readonly TokenScope[]) => void;
};

const verbs = ["read", "write"] as const;

/** The areas that a token may read and change. */
export const TokenAreas = ({ scopes, error, onChange }: TokenAreasProps) => {
  const text = useText(profileText);
  return (
    <Field label={text("tokens.areas")} isGroup error={error}>
      {() => (
        <ul className={styles["areas"]}>
          {tokenAreas.map((area) => (
            <li key={area} className={styles["area"]}>
              <span>{text(`tokens.areaOf.${area}`)}</span>
              <span className={styles["verbs"]}>
                {verbs.map((verb) => {
                  const scope = scopeIn(area, verb);
                  return (
                    <Checkbox
                      key={verb}
                      isSelected={scopes.includes(scope)}
                      aria-label={text(`tokens.${verb}In`, { area: text(`tokens.areaOf.${area}`) })}
                      onChange={(isSelected) => onChange(isSelected ? [...scopes, scope] : scopes.filter((held) => held !== scope))}
                    >
                      {text(`tokens.${verb}`)}
                    </Checkbox>
                  );
                })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Field>
  );
};
