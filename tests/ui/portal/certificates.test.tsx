import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import * as E from "fp-ts/lib/Either.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import { describe, expect, it, vi } from "vitest";
import type { OwnCertificates } from "../../../core/certificates/certificate.model.ts";
import { Certificates } from "../../../core/certificates/certificates.port.ts";
import { Alerts } from "../../../core/client/alerts.service.ts";
import { type Failure, forbidden } from "../../../core/kernel/failure.ts";
import { loaded } from "../../../core/kernel/remote.ts";
import type { Token } from "../../../core/kernel/token.ts";
import { makeToastQueue } from "../../../ui/kit/toast-queue.ts";
import { ToastsProvider } from "../../../ui/kit/toasts.view.tsx";
import { gallery } from "../../../ui/portal/certificates/certificates.gallery.tsx";
import { CertificatesView } from "../../../ui/portal/certificates/certificates.view.tsx";
import { CourseCertificate } from "../../../ui/portal/certificates/course-certificate.screen.tsx";
import { ServicesProvider } from "../../../ui/react/services.tsx";

const given = { code: "7QK2-M9TD-4XZA-0B3C", campaign_id: 3, course: "Knots", name: "Lena", issued_at: 1_782_907_200 };
const after: OwnCertificates = { certificates: [given], claimable: [] };

/** The certificate on the page of course 3. */
const shown = async (own: OwnCertificates, claimed: TE.TaskEither<Failure, OwnCertificates> = TE.right(after)) => {
  const asked = vi.fn(() => TE.right(own));
  const claim = vi.fn(() => claimed);
  const reporting = <A,>(command: TE.TaskEither<Failure, A>) => command;
  const services = new Map<symbol, unknown>([
    [Certificates, { own: asked, claim }],
    [Alerts, { reporting }],
  ]);
  const resolve = <A,>(token: Token<A>): A => Reflect.apply(Map.prototype.get, services, [token]);
  render(
    <ServicesProvider resolve={resolve}>
      <ToastsProvider queue={makeToastQueue()}>
        <CourseCertificate course={3} />
      </ToastsProvider>
    </ServicesProvider>,
  );
  await waitFor(() => expect(asked).toHaveBeenCalled());
  await act(async () => undefined);
  return claim;
};

describe("The certificate of a finished course", () => {
  it("should open where the learner has it, and be nowhere in a course without one", async () => {
    await shown(after);
    expect(screen.getByRole("link", { name: /^Open the certificate/ }).getAttribute("href")).toBe(
      "/certificates/7QK2-M9TD-4XZA-0B3C/certificate.pdf",
    );
    await shown({ certificates: [{ ...given, campaign_id: 4 }], claimable: [] });
    expect(screen.getAllByRole("link")).toHaveLength(1);
  });

  it("should be given on request", async () => {
    const claim = await shown({ certificates: [], claimable: [{ campaign_id: 3, course: "Knots" }] });
    await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Get the certificate" })));
    expect(claim).toHaveBeenCalledExactlyOnceWith(3);
    expect(screen.getByRole("link", { name: /^Open the certificate/ })).toBeDefined();
  });

  it("should stay on offer where the request was refused", async () => {
    const refused = async (): Promise<E.Either<Failure, never>> => E.left(forbidden("Finish all lessons of the course first."));
    await shown({ certificates: [], claimable: [{ campaign_id: 3, course: "Knots" }] }, refused);
    await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Get the certificate" })));
    expect(screen.getByRole("button", { name: "Get the certificate" })).toBeDefined();
    expect(screen.queryByRole("link")).toBe(null);
  });
});

describe("The page of certificates", () => {
  it("should list certificates, each with its PDF and the page that verifies it", () => {
    render(gallery.states["certificates"]?.());
    const [first] = within(screen.getByRole("list", { name: "Your certificates" })).getAllByRole("listitem");
    const links = within(first ?? document.body).getAllByRole("link");
    expect(links.map((link) => [link.getAttribute("href"), link.getAttribute("aria-label")])).toEqual([
      ["/certificates/7QK2-M9TD-4XZA-0B3C/certificate.pdf", "Open the certificate of Mooring a ship (opens in a new tab)"],
      ["/certificates/7QK2-M9TD-4XZA-0B3C", "Verify the certificate of Mooring a ship (opens in a new tab)"],
    ]);
  });

  it("should offer the certificates of finished courses that were not given yet", () => {
    const onClaim = vi.fn();
    const own = { certificates: [], claimable: [{ campaign_id: 4, course: "Ropes" }] };
    render(<CertificatesView own={loaded(own)} pending={null} onClaim={onClaim} onRetry={vi.fn()} />);
    fireEvent.click(screen.getByRole("button", { name: "Get the certificate of Ropes" }));
    expect(onClaim).toHaveBeenCalledExactlyOnceWith(4);
  });

  it("should say how to get one while there are none, and why they cannot be loaded", () => {
    const none = render(gallery.states["none"]?.());
    expect(screen.getByText("No certificates yet")).toBeDefined();
    none.unmount();
    render(gallery.states["broken"]?.());
    expect(screen.getByText(/No connection/)).toBeDefined();
  });
});
