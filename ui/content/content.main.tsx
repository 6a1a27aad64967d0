import { answerPlayer } from "./answering-driver.ts";
import { providers } from "./provider-driver.ts";

answerPlayer(providers);
