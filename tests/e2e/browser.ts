import { type Browser, chromium } from "playwright";
import { chromiumPath } from "../setup/debian.ts";
import { standStill } from "./slow.ts";

export const browserArguments = [
  "--no-sandbox",
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-gpu",
  // A camera that shows a moving picture and beeps, which needs no permission.
  "--use-fake-device-for-media-stream",
  "--use-fake-ui-for-media-stream",
];

let launched: Promise<Browser> | null = null;

const launch = async (): Promise<Browser> => {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: browserArguments });
  void standStill(browser);
  return browser;
};

/** The one Chromium of this process, which its files share; a new one where it is gone. */
export const sharedBrowser = async (): Promise<Browser> => {
  if (launched === null || !(await launched).isConnected()) launched = launch();
  return launched;
};

/** Closes it where the process is to end by itself; a worker of the tests is ended from outside. */
export const closeSharedBrowser = async (): Promise<void> => {
  await (await launched)?.close();
  launched = null;
};
