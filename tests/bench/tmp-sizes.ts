import { pageSizes, waitingInCircles } from "/work/wt/h-player/tests/bench/page-sizes.ts";
for (const s of pageSizes()) if (/index|lesson|player/.test(s.name) || s.bytes>s.limit) console.log(s.bytes, s.limit, s.name);
console.log(waitingInCircles());
