import { render } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { token } from "../../../core/kernel/token.ts";
import { type Resolve, ServicesProvider, useService } from "../../../ui/react/services.tsx";

describe("the bridge to services", () => {
  const Greeting = token<string>("tests.greeting");
  const Greet = () => <output>{useService(Greeting)}</output>;

  it("should return the service of a token", () => {
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

  it("should name the token when no provider is mounted", () => {
    expect(() => render(<Greet />)).toThrow("tests.greeting");
  });
});
