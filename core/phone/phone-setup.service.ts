import * as E from "fp-ts/lib/Either.js";
import { asyncScheduler, BehaviorSubject, type Observable, type SchedulerLike } from "rxjs";
import type { Failure } from "../kernel/failure.ts";
import { idle, loaded, type Remote, toFailed } from "../kernel/remote.ts";
import { defaultPhoneCountry, isAreaCode, type PhoneCountry } from "../validation/area-code.rule.ts";
import type { Numbers } from "./numbers.port.ts";
import type { PhoneNumber } from "./phone-number.model.ts";

/** How long the success message is shown before the dialog closes, in milliseconds. */
export const phoneDoneMs = 3_000;

export type PhoneSetupState = {
  readonly country: PhoneCountry;
  readonly areaCode: string;
  /** whether the area code is valid for the country; required for a search */
  readonly maySearch: boolean;
  /** the results of the last search, with its area code */
  readonly found: Remote<{ readonly areaCode: string; readonly numbers: readonly PhoneNumber[] }>;
  readonly chosen: string | null;
  /** null for the whole organisation */
  readonly team: number | null;
  readonly isBuying: boolean;
  readonly failure: Failure | null;
  /** the purchased number */
  readonly bought: string | null;
};

/** Sets up an SMS line, from the area code to the purchase. */
export type PhoneSetup = {
  readonly state$: Observable<PhoneSetupState>;
  readonly latest: () => PhoneSetupState;
  /** A change of country or area code clears the search results. */
  readonly edit: (change: Partial<Pick<PhoneSetupState, "country" | "areaCode">>) => void;
  readonly choose: (phoneNumber: string) => void;
  readonly chooseTeam: (team: number | null) => void;
  readonly search: () => Promise<void>;
  /** Buys the chosen number; repeated calls are ignored. */
  readonly purchase: () => Promise<void>;
};

type Deps = {
  readonly numbers: Numbers;
  /** called three seconds after the purchase */ readonly onDone: () => void;
  readonly scheduler?: SchedulerLike;
};

const start: PhoneSetupState = {
  country: defaultPhoneCountry,
  areaCode: "",
  maySearch: false,
  found: idle,
  chosen: null,
  team: null,
  isBuying: false,
  failure: null,
  bought: null,
};

export const makePhoneSetup = ({ numbers, onDone, scheduler = asyncScheduler }: Deps): PhoneSetup => {
  const state = new BehaviorSubject<PhoneSetupState>(start);
  let search = 0;
  const put = (change: Partial<PhoneSetupState>): void => state.next({ ...state.value, ...change });
  return {
    state$: state.asObservable(),
    latest: () => state.value,
    edit: (change) => {
      search += 1;
      const { country, areaCode } = { ...state.value, ...change };
      put({ country, areaCode, maySearch: isAreaCode(areaCode, country), found: idle, chosen: null, failure: null });
    },
    choose: (chosen) => put({ chosen, failure: null }),
    chooseTeam: (team) => put({ team }),
    search: async () => {
      const { maySearch, areaCode, country } = state.value;
      if (!maySearch) return;
      search += 1;
      const mine = search;
      put({ found: { tag: "loading" }, chosen: null, failure: null });
      const answer = await numbers.search(areaCode, country)();
      if (mine !== search) return;
      put({ found: E.isRight(answer) ? loaded({ areaCode, numbers: answer.right }) : toFailed(idle, answer.left) });
    },
    purchase: async () => {
      const { chosen, team, isBuying, bought } = state.value;
      if (chosen === null || isBuying || bought !== null) return;
      put({ isBuying: true, failure: null });
      const answer = await numbers.purchase(chosen, team === null ? [] : [team])();
      if (E.isLeft(answer)) return put({ isBuying: false, failure: answer.left });
      put({ isBuying: false, bought: answer.right.phone_number });
      scheduler.schedule(onDone, phoneDoneMs);
    },
  };
};
