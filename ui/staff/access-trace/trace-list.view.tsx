import { CircleCheck, CircleMinus, CircleX, Info } from "lucide-react";
import type { AccessTrace, TracedCondition } from "../../../core/access-trace/access-trace.model.ts";
import { accessTraceText } from "../../i18n/en/access-trace.ts";
import { useDates } from "../../i18n/use-dates.ts";
import { useText } from "../../i18n/use-text.ts";
import { Anchor } from "../../kit/anchor.view.tsx";
import { Banner } from "../../kit/banner.view.tsx";
import { VisuallyHidden } from "../../kit/visually-hidden.view.tsx";
import rows from "../../portal/more/rows.module.css";
import styles from "./access-trace.module.css";

const icons = { met: CircleCheck, unmet: CircleX, waived: CircleMinus, note: Info } as const;

const { no } = accessTraceText.texts;
const isSaidNo = (code: string): code is keyof typeof no => code in no;

/** What is so of a condition, in a sentence. */
const useSaid = (): ((condition: TracedCondition) => string) => {
  const text = useText(accessTraceText);
  const dates = useDates();
  return ({ code, verdict, name, at }) => {
    const values = {
      name: name ?? text("unknown"),
      when: at === null ? text("unknown") : dates.at(at, { dateStyle: "medium", timeStyle: "short" }),
    };
    const isNo = verdict === "unmet" || verdict === "waived";
    return isNo && isSaidNo(code) ? text(`no.${code}`, values) : text(`yes.${code}`, values);
  };
};

const Condition = ({ condition }: { readonly condition: TracedCondition }) => {
  const text = useText(accessTraceText);
  const said = useSaid();
  const { verdict, by, group } = condition;
  const Picture = icons[verdict];
  return (
    <li className={`${rows["entry"]} ${styles["condition"]}`} data-verdict={verdict}>
      <Picture className={rows["icon"]} aria-hidden="true" />
      <div className={rows["words"]}>
        <span>
          <VisuallyHidden>{text(`verdict.${verdict}`)}: </VisuallyHidden>
          {said(condition)}
        </span>
        {verdict === "waived" ? <p className={rows["muted"]}>{text("verdict.waived")}</p> : null}
        {verdict !== "unmet" ? null : <p className={rows["muted"]}>{text("by.label", { who: text(`by.${by}`) })}</p>}
        {verdict === "met" || group === null ? null : <Anchor href={`/ui/groups/edit/${group}`}>{text("group")}</Anchor>}
      </div>
    </li>
  );
};

/** Whether the contact sees something now, and every condition of it. */
export const TraceList = ({ contact, trace }: { readonly contact: string; readonly trace: AccessTrace }) => {
  const text = useText(accessTraceText);
  return (
    <div className={rows["stack"]} role="status">
      <Banner tone={trace.open ? "success" : "warning"} title={text(trace.open ? "isOpen" : "isClosed", { name: contact })}>
        {`${text(`kind.${trace.kind}`)}: ${trace.name}`}
      </Banner>
      <ol className={rows["list"]} aria-label={text("conditions")}>
        {trace.conditions.map((condition) => (
          <Condition key={condition.code} condition={condition} />
        ))}
      </ol>
    </div>
  );
};
