import { describeGallery } from "./gallery-states.ts";

describeGallery(1, 4);
