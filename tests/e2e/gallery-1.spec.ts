import { describeGallery } from "./gallery-states.ts";

describeGallery(0, 4);
