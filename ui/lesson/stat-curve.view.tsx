import { type CurveNumber, curvePoints } from "../../core/lessons/shown/curve.rule.ts";
import { lessonItemsText } from "../i18n/en/lesson-items.ts";
import { numberFormat } from "../i18n/formats.ts";
import { useDates } from "../i18n/use-dates.ts";
import { useLanguage, useText } from "../i18n/use-text.ts";
import styles from "./stat-curve.module.css";

type Props = { readonly label: string; readonly numbers: readonly CurveNumber[] };

const [width, height, margin] = [240, 80, 8];

const Picture = ({ label, numbers }: Props) => {
  const text = useText(lessonItemsText);
  const points = curvePoints(numbers, width, height);
  const [first, last] = [numbers[0], numbers.at(-1)];
  if (first === undefined || last === undefined) return null;
  return (
    <svg
      className={styles["picture"]}
      viewBox={`${-margin} ${-margin} ${width + 2 * margin} ${height + 2 * margin}`}
      role="img"
      aria-label={text("curve.picture", { label, first: first.value, last: last.value })}
    >
      <polyline className={styles["line"]} points={points.map(({ x, y }) => `${x},${y}`).join(" ")} />
      {points.map(({ x, y }) => (
        <circle key={`${x},${y}`} className={styles["dot"]} cx={x} cy={y} r={3} />
      ))}
    </svg>
  );
};

/** The numbers that a learner recorded for one question over all attempts: a small picture from the second on, beside a table of them. */
export const StatCurve = ({ label, numbers }: Props) => {
  const text = useText(lessonItemsText);
  const language = useLanguage();
  const dates = useDates();
  return (
    <section className={styles["curve"]} aria-label={label}>
      <p className={styles["label"]}>{label}</p>
      <div className={styles["beside"]}>
        {numbers.length < 2 ? null : <Picture label={label} numbers={numbers} />}
        <table className={styles["table"]}>
          <thead>
            <tr>
              <th scope="col">{text("curve.when")}</th>
              <th scope="col">{text("curve.value")}</th>
            </tr>
          </thead>
          <tbody>
            {numbers.map(({ at, value }, index) => {
              const when = new Date(at * 1000);
              return (
                <tr key={`${at}-${index}`}>
                  <td>
                    <time dateTime={when.toISOString()}>{dates.at(at, { dateStyle: "medium" })}</time>
                  </td>
                  <td>{numberFormat(language, {}).format(value)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </section>
  );
};
