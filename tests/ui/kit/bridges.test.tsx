import { render } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { token } from "../../../core/kernel/token.ts";
import { type Resolve, ServicesProvider, useService } from "../../../ui/react/services.tsx";

describe("the bridge to services", () => {
  const Greeting = token<string>("tests.greeting");
  const Greet = () => <output>{useService(Greeting)}</output>;

  it("should hand over what stands behind a token", () => {
    const asked: symbol[] = [];
    const resolve: Resolve = (wanted) => {
      asked.push(wanted);
      throw new Error("resolved");
    };
    expect(() =>
      render(
        <ServicesProvider resolve={resolve}>
          <Greet />
        </ServicesProvider>,
      ),
    ).toThrow("resolved");
    expect(asked).toContain(Greeting);
  });

  it("should say what is missing when nothing was provided", () => {
    expect(() => render(<Greet />)).toThrow("tests.greeting");
  });
});
