import { describeGallery } from "./gallery-states.ts";

describeGallery(3, 4);
