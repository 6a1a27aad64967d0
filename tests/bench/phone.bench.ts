import type { CDPSession, Page } from "playwright";
import { systemClock } from "../../adapters/server/clock.ts";
import { quietMs } from "../../ui/react/when-quiet.ts";
import { openApp } from "../e2e/app.ts";
import { copyOf, makeTemplates } from "../setup/templates.ts";
import { type Bench, median, type Row } from "./table.ts";

const slowdown = 4;
/** A slow 4G line: bytes per second and milliseconds. */
const line = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const limits = { paint: 2_500, shift: 0.05, calls: 6, bytes: 200_000, atRest: 60_000, nextRequests: 2, nextBytes: 50_000 };
const rounds = 3;
/** Within this time what an action asks for has come, and within the longer what a page keeps ready once it has fetched nothing for a while. */
const restMs = 2_500;
const keptMs = 9_000;
/** Seconds without anything on the line after which a page rests; its own clock starts a little later. */
const pause = (quietMs - 100) / 1_000;

const observe = `(() => {
  window.phone = { paint: 0, shift: 0 };
  new PerformanceObserver((list) => { for (const e of list.getEntries()) window.phone.paint = e.startTime; }).observe({ type: "largest-contentful-paint", buffered: true });
  new PerformanceObserver((list) => { for (const e of list.getEntries()) if (!e.hadRecentInput) window.phone.shift += e.value; }).observe({ type: "layout-shift", buffered: true });
})()`;

/** @property atRest bytes of what was asked for once the page had rested; not in `bytes` */
type Traffic = { calls: number; requests: number; bytes: number; atRest: number };

/** Counts what goes over the line from now on. */
const counting = async (cdp: CDPSession): Promise<Traffic> => {
  const seen: Traffic = { calls: 0, requests: 0, bytes: 0, atRest: 0 };
  const running = new Set<string>();
  let ended = Infinity;
  let rests = false;
  const late = new Set<string>();
  cdp.on("Network.requestWillBeSent", ({ requestId, request, timestamp }) => {
    if (!request.url.startsWith("http")) return;
    rests ||= running.size === 0 && timestamp - ended >= pause;
    running.add(requestId);
    if (rests) late.add(requestId);
    seen.requests += 1;
    if (new URL(request.url).pathname.startsWith("/api/")) seen.calls += 1;
  });
  cdp.on("Network.loadingFailed", ({ requestId }) => void running.delete(requestId));
  cdp.on("Network.loadingFinished", ({ requestId, timestamp, encodedDataLength }) => {
    running.delete(requestId);
    ended = timestamp;
    seen[late.has(requestId) ? "atRest" : "bytes"] += encodedDataLength;
  });
  await cdp.send("Network.enable");
  return seen;
};

/** What Next in the first lesson of a course asks for. */
const nextStep = async (page: Page, origin: string, seen: Traffic): Promise<Traffic> => {
  await page.goto(`${origin}/portal/harbor/course/3`);
  await page.getByRole("button", { name: "Join course" }).click();
  await page.getByRole("link", { name: "Start", exact: true }).click();
  await page.getByText("Make a small loop.").waitFor();
  await page.waitForTimeout(restMs);
  const before = { ...seen };
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await page.waitForTimeout(restMs);
  return {
    calls: seen.calls - before.calls,
    requests: seen.requests - before.requests,
    bytes: seen.bytes + seen.atRest - before.bytes - before.atRest,
    atRest: 0,
  };
};

const numberOf = async (page: Page, expression: string): Promise<number> => Number(await page.evaluate(expression));

const row = (what: string, value: number, limit: number, unit: string): Row => ({
  what,
  value: `${Number.isInteger(value) ? value.toLocaleString("en") : value.toFixed(3)}${unit}`,
  limit: `${limit.toLocaleString("en")}${unit}`,
  ratio: (value / limit).toFixed(2),
  target: `≤ ${limit.toLocaleString("en")}${unit}`,
  met: value <= limit,
});

/** The home of the portal with nothing kept, and one step of a lesson, on a slow phone. */
export const phoneBench: Bench = {
  title: `A slow phone: 1.6 Mbit/s, ${line.latency} ms, the processor slowed down ${slowdown} times`,
  run: async () => {
    const templates = await makeTemplates(systemClock.now());
    const app = await openApp({}, () => copyOf(templates.folder, "demo"));
    const homes: { paint: number; shift: number; calls: number; bytes: number; atRest: number }[] = [];
    let steps: Traffic = { calls: 0, requests: 0, bytes: 0, atRest: 0 };
    try {
      for (let round = 0; round < rounds; round += 1) {
        const page = await app.page({ width: 390, as: "lena@harbor.example" });
        const cdp = await page.context().newCDPSession(page);
        await page.addInitScript(observe);
        const seen = await counting(cdp);
        await cdp.send("Network.emulateNetworkConditions", line);
        await cdp.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
        await page.goto(`${app.origin}/portal/harbor/home`);
        await page.getByRole("link", { name: "Harbor safety basics" }).first().waitFor();
        await page.waitForTimeout(keptMs);
        homes.push({
          paint: await numberOf(page, "Math.round(window.phone.paint)"),
          shift: await numberOf(page, "window.phone.shift"),
          calls: seen.calls,
          bytes: seen.bytes,
          atRest: seen.atRest,
        });
        if (round === 0) steps = await nextStep(page, app.origin, seen);
        await page.close();
      }
    } finally {
      await app.close(/./);
      templates.remove();
    }
    return [
      row("home: largest paint", median(homes.map(({ paint }) => paint)), limits.paint, " ms"),
      row("home: shift of the layout", median(homes.map(({ shift }) => shift)), limits.shift, ""),
      row("home: calls of the server", median(homes.map(({ calls }) => calls)), limits.calls, ""),
      row("home: bytes on the line", median(homes.map(({ bytes }) => bytes)), limits.bytes, " B"),
      row("home: bytes of what it keeps ready once it rests", median(homes.map(({ atRest }) => atRest)), limits.atRest, " B"),
      row("Next: requests", steps.requests, limits.nextRequests, ""),
      row("Next: bytes on the line", steps.bytes, limits.nextBytes, " B"),
    ];
  },
};
