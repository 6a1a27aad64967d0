import type { GalleryEntry } from "../../gallery/gallery-entry.ts";
import { HomeView } from "./home.view.tsx";

const place = (label: string) => ({ id: label.toLowerCase(), label, href: `/ui/${label.toLowerCase()}` });

export const gallery: GalleryEntry = {
  name: "home",
  group: "staff/home",
  states: {
    places: () => <HomeView name="Rosa" organisation="Harbour School" places={["Contacts", "Groups", "Lessons", "Reports"].map(place)} />,
    nowhere: () => <HomeView name="Tom" organisation="Harbour School" places={[]} />,
  },
};
