import { describeGallery } from "./gallery-states.ts";

describeGallery(2, 4);
