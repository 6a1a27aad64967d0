import { ShieldCheck } from "lucide-react";
import type { Remote } from "../../../core/kernel/remote.ts";
import { browserName } from "../../../core/profile/browser-name.rule.ts";
import type { TwoStepState } from "../../../core/two-step/two-step.model.ts";
import { twoStepText } from "../../i18n/en/two-step.ts";
import { useDates } from "../../i18n/use-dates.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { Card } from "../../kit/card.view.tsx";
import { Pill } from "../../kit/pill.view.tsx";
import { RemoteView } from "../../kit/remote.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import { SaidAgo } from "../../kit/time-ago.view.tsx";
import styles from "./two-step.module.css";

export type TwoStepTask = "set-up" | "change" | "renew" | "turn-off";

export type TwoStepCardProps = {
  readonly state: Remote<TwoStepState>;
  readonly orgName: string;
  readonly now: number;
  /** id of the trusted browser being removed */
  readonly forgetting: number | null;
  readonly onTask: (task: TwoStepTask) => void;
  readonly onForget: (id: number) => void;
  readonly onRetry: () => void;
};

type BodyProps = Omit<TwoStepCardProps, "state" | "onRetry"> & { readonly state: TwoStepState };

const useDate = (): ((at: number) => string) => {
  const dates = useDates();
  return (at) => dates.at(at, { dateStyle: "medium" });
};

const Devices = ({ state, now, forgetting, onForget }: Pick<BodyProps, "state" | "now" | "forgetting" | "onForget">) => {
  const text = useText(twoStepText);
  const date = useDate();
  return (
    <section aria-label={text("devices.title")}>
      <h3 className={styles["heading"]}>{text("devices.title")}</h3>
      <p className={styles["note"]}>{text(state.devices.length === 0 ? "devices.none" : "devices.note")}</p>
      <ul>
        {state.devices.map((device) => {
          const name = browserName(device.user_agent) ?? text("devices.unknown");
          return (
            <li key={device.id} className={styles["row"]}>
              <span className={styles["words"]}>
                <span className={styles["name"]}>
                  {name}
                  {device.current ? <Pill tone="success">{text("devices.current")}</Pill> : null}
                </span>
                <span className={styles["note"]}>
                  <SaidAgo
                    say={(when) => text("devices.seen", { when, ip: device.ip, date: date(device.expires_at) })}
                    at={device.seen_at}
                    now={now}
                  />
                </span>
              </span>
              <Button
                size="small"
                isPending={forgetting === device.id}
                aria-label={text("devices.forgetNamed", { name })}
                onPress={() => onForget(device.id)}
              >
                {text("devices.forget")}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
};

const On = ({ onTask, orgName, ...rest }: BodyProps) => {
  const text = useText(twoStepText);
  const { required, recovery_left: left } = rest.state;
  return (
    <div className={styles["stack"]}>
      <ul>
        <li className={styles["row"]}>
          <span className={styles["words"]}>
            <span className={styles["name"]}>{text("codes.title")}</span>
            <span className={styles["note"]}>{left === 0 ? text("codes.none") : text("codes.left", { count: left })}</span>
          </span>
          <Button size="small" onPress={() => onTask("renew")}>
            {text("codes.renew")}
          </Button>
        </li>
        <li className={styles["row"]}>
          <span className={styles["words"]}>
            <span className={styles["name"]}>{text("app.title")}</span>
          </span>
          <Button size="small" onPress={() => onTask("change")}>
            {text("app.change")}
          </Button>
        </li>
        <li className={styles["row"]}>
          <span className={styles["words"]}>
            <span className={styles["name"]}>{text("turnOff.title")}</span>
            <span className={styles["note"]}>{required ? text("turnOff.required", { org: orgName }) : text("turnOff.note")}</span>
          </span>
          {required ? null : (
            <Button size="small" onPress={() => onTask("turn-off")}>
              {text("turnOff.action")}
            </Button>
          )}
        </li>
      </ul>
      <Devices {...rest} />
    </div>
  );
};

const Off = ({ state, onTask }: Pick<BodyProps, "state" | "onTask">) => {
  const text = useText(twoStepText);
  if (!state.has_password) return <p>{text("elsewhere")}</p>;
  return (
    <div>
      <Button icon={ShieldCheck} onPress={() => onTask("set-up")}>
        {text("turnOn")}
      </Button>
    </div>
  );
};

/** The state of two-step sign-in, with recovery codes, app and trusted browsers. */
export const TwoStepCard = ({ state, onRetry, ...rest }: TwoStepCardProps) => {
  const text = useText(twoStepText);
  const date = useDate();
  return (
    <Card title={text("title")} note={text("note")}>
      <RemoteView remote={state} skeleton={<SkeletonLines />} onRetry={onRetry}>
        {(known) => (
          <div className={styles["stack"]}>
            <div>
              {known.since === null ? (
                <Pill>{text("off")}</Pill>
              ) : (
                <Pill tone="success" icon={ShieldCheck}>
                  {text("on", { date: date(known.since) })}
                </Pill>
              )}
            </div>
            {known.since === null ? <Off state={known} onTask={rest.onTask} /> : <On state={known} {...rest} />}
          </div>
        )}
      </RemoteView>
    </Card>
  );
};
