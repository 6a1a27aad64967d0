import { useState } from "react";
import { installGuideText } from "../../i18n/en/install-guide.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { Dialog } from "../../kit/dialog.view.tsx";
import { Tabs } from "../../kit/tabs.view.tsx";
import type { ModalProps } from "../modal-contribution.tsx";
import styles from "./install-guide.module.css";

const devices = ["ios", "android", "desktop"] as const;
type Device = (typeof devices)[number];

/**
 * The device kind of a browser.
 * @param agent its user agent
 */
export const deviceOf = (agent: string): Device => {
  if (/iPhone|iPad|iPod/.test(agent)) return "ios";
  return agent.includes("Android") ? "android" : "desktop";
};

const Steps = ({ steps }: { readonly steps: readonly string[] }) => (
  <ol className={styles["steps"]}>
    {steps.map((step) => (
      <li key={step}>{step}</li>
    ))}
  </ol>
);

/** Installation steps for browsers without an install prompt. */
export const InstallGuide = ({ onClose }: ModalProps) => {
  const text = useText(installGuideText);
  const [device, setDevice] = useState<Device>(() => deviceOf(navigator.userAgent));
  const tabs = [
    { id: "ios", label: text("ios.name"), content: <Steps steps={[text("ios.open"), text("ios.share"), text("ios.add")]} /> },
    {
      id: "android",
      label: text("android.name"),
      content: <Steps steps={[text("android.open"), text("android.menu"), text("android.add")]} />,
    },
    {
      id: "desktop",
      label: text("desktop.name"),
      content: <Steps steps={[text("desktop.open"), text("desktop.icon"), text("desktop.add")]} />,
    },
  ];
  return (
    <Dialog title={text("title")} isOpen onClose={onClose} footer={<Button onPress={onClose}>{text("done")}</Button>}>
      <p className={styles["lead"]}>{text("lead")}</p>
      <Tabs
        label={text("devices")}
        tabs={tabs}
        selected={device}
        onSelect={(id) => setDevice(devices.find((known) => known === id) ?? "desktop")}
      />
    </Dialog>
  );
};
