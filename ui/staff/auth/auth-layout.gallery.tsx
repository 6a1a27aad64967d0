import type { GalleryEntry } from "../../gallery/gallery-entry.ts";
import { Anchor } from "../../kit/anchor.view.tsx";
import { Banner } from "../../kit/banner.view.tsx";
import { Button } from "../../kit/button.view.tsx";
import { PasswordField } from "../../kit/password-field.view.tsx";
import { TextField } from "../../kit/text-field.view.tsx";
import { AuthLayout, Testimonials } from "./auth-layout.view.tsx";

const form = (
  <>
    <TextField label="Email" type="email" autoComplete="username" />
    <PasswordField label="Password" autoComplete="current-password" />
    <Button kind="primary" isWide>
      Log in
    </Button>
  </>
);
const panel = (
  <Testimonials
    label="What people say"
    testimonials={[
      { id: "1", words: "Our volunteers finish their training before their first day.", name: "Nadia Haddad", place: "Lifeboat Trust" },
      { id: "2", words: "One place for people, messages and lessons.", name: "Tom Aldous", place: "Harbour School" },
    ]}
  />
);
const footer = <Anchor href="/ui/login/reset">Forgot your password?</Anchor>;

export const gallery: GalleryEntry = {
  name: "auth-layout",
  group: "staff/auth",
  isWhole: true,
  hasLandmarks: true,
  states: {
    "with panel": () => (
      <AuthLayout product="Cygnet" title="Welcome back" note="Log in to go on." panel={panel} footer={footer}>
        {form}
      </AuthLayout>
    ),
    refused: () => (
      <AuthLayout product="Cygnet" title="Welcome back" footer={footer}>
        <Banner tone="danger">Email or password is incorrect.</Banner>
        {form}
      </AuthLayout>
    ),
  },
};
