import { ContainerModule } from "inversify";
import { BillingStore } from "../../core/billing/billing.port.ts";
import { Numbers } from "../../core/phone/numbers.port.ts";
import { ProgramStore } from "../../core/programs/programs.port.ts";
import { makeBillingHttp } from "../http/billing.http.ts";
import { Caller } from "../http/caller.ts";
import { makeNumbersHttp } from "../http/phone.http.ts";
import { makeProgramsHttp } from "../http/programs.http.ts";
import { provide } from "./provide.ts";

/** What an organisation can buy and enable: plans, text lines, ready-made programs. */
export const plansModule = new ContainerModule((options) => {
  provide(options, BillingStore, (call: Caller) => makeBillingHttp(call), [Caller]);
  provide(options, ProgramStore, (call: Caller) => makeProgramsHttp(call), [Caller]);
  provide(options, Numbers, (call: Caller) => makeNumbersHttp(call), [Caller]);
});
