import { idle, loaded } from "../../../core/kernel/remote.ts";
import type { PhoneSetupState } from "../../../core/phone/phone-setup.service.ts";
import type { GalleryEntry } from "../../gallery/gallery-entry.ts";
import { PhoneLineView, type PhoneLineViewProps } from "./phone-line.view.tsx";

const nothing = (): void => undefined;
const start: PhoneSetupState = {
  country: "US",
  areaCode: "",
  maySearch: false,
  found: idle,
  chosen: null,
  team: null,
  isBuying: false,
  failure: null,
  bought: null,
};
const numbers = Array.from({ length: 8 }, (_, index) => ({
  phoneNumber: `+1212555010${index}`,
  friendlyName: `(212) 555-010${index}`,
  region: index === 0 ? "" : "NY",
}));
const found: PhoneSetupState = { ...start, areaCode: "212", maySearch: true, found: loaded({ areaCode: "212", numbers }) };

const drawn = (state: PhoneSetupState, more: Partial<PhoneLineViewProps> = {}) => (
  <PhoneLineView
    state={state}
    teams={[]}
    onCountry={nothing}
    onAreaCode={nothing}
    onSearch={nothing}
    onChoose={nothing}
    onTeam={nothing}
    onPurchase={nothing}
    onClose={nothing}
    {...more}
  />
);

export const gallery: GalleryEntry = {
  name: "phone-line",
  group: "staff/phone",
  isWhole: true,
  states: {
    start: () => drawn(start),
    australia: () => drawn({ ...start, country: "AUS", areaCode: "02", maySearch: true }),
    found: () => drawn(found),
    "for a team": () => drawn({ ...found, chosen: "+12125550102" }, { teams: [{ id: 1, label: "Partner training" }] }),
    none: () => drawn({ ...start, areaCode: "011", maySearch: true, found: loaded({ areaCode: "011", numbers: [] }) }),
    searching: () => drawn({ ...found, found: { tag: "loading" } }),
    broken: () => drawn({ ...found, found: { tag: "failed", failure: { tag: "offline" } } }),
    taken: () =>
      drawn({
        ...found,
        chosen: "+12125550102",
        failure: {
          tag: "invalid",
          message: "This number is taken. Choose another one.",
          errors: { phone_number: ["This number is taken. Choose another one."] },
        },
      }),
    buying: () => drawn({ ...found, chosen: "+12125550102", isBuying: true }),
    bought: () => drawn({ ...found, chosen: "+12125550102", bought: "+12125550102" }),
  },
};
