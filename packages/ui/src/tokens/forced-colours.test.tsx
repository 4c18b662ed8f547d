import { afterEach, beforeEach, expect, test } from "vitest";
import { cdp } from "vitest/browser";
import { Button } from "../button/Button.tsx";
import { Card } from "../card/Card.tsx";
import { Dialog } from "../dialog/Dialog.tsx";
import { useToast } from "../feedback/feedback-context.ts";
import { FeedbackHost } from "../feedback/FeedbackHost.tsx";
import { BottomMenu } from "../bottom-menu/BottomMenu.tsx";
import { House } from "lucide-react";
import { Menu } from "../menu/Menu.tsx";
import { Wheel } from "../wheel/index.ts";
import { renderPart } from "../testing/render-part.tsx";

const force = (value: "active" | "none") =>
  cdp().send("Emulation.setEmulatedMedia", { features: [{ name: "forced-colors", value }] });

beforeEach(() => force("active"));
afterEach(() => force("none"));

/** The first background around an element, the element's own included, that nothing shows through. */
function backgroundBehind(element: Element): string {
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    const { backgroundColor } = getComputedStyle(at);
    const alpha = /^rgba\(.*,\s*([\d.]+)\)$/.exec(backgroundColor)?.[1] ?? "1";
    if (Number(alpha) === 1) return at === element ? "own" : at.tagName;
    if (Number(alpha) > 0) return "see-through";
  }
  return "none";
}

function Toasting() {
  const toast = useToast();
  return <Button onClick={() => toast({ tone: "positive", text: "Saved" })}>Save</Button>;
}

test("with forced colours a dialog's sheet is opaque", async () => {
  const screen = await renderPart(
    <Dialog title="Deposit" onClose={() => {}}>
      Pay only from your own account.
    </Dialog>,
  );
  await expect.element(screen.getByRole("dialog")).toBeVisible();
  const panel = screen.getByRole("dialog").element().firstElementChild;
  expect.assert(panel !== null);
  expect(matchMedia("(forced-colors: active)").matches).toBe(true);
  expect(backgroundBehind(panel)).toBe("own");
});

test("with forced colours toasts, menus, bars and cards are opaque", async () => {
  const screen = await renderPart(
    <FeedbackHost>
      <Toasting />
      <Menu label="Language" text="English" items={[{ id: "en", label: "English", onSelect: () => {} }]} />
      <Card>Balance</Card>
      <BottomMenu label="Main menu" current="/" items={[{ to: "/", label: "Home", icon: House }]} />
    </FeedbackHost>,
  );
  await screen.getByRole("button", { name: "Save" }).click();
  await expect.element(screen.getByText("Saved")).toBeVisible();
  const toast = screen.getByText("Saved").element().parentElement;
  expect(toast && backgroundBehind(toast)).toBe("own");
  await screen.getByRole("button", { name: "Dismiss notification" }).click();
  await screen.getByRole("button", { name: "Language: English" }).click();
  await expect.element(screen.getByRole("menu")).toBeVisible();
  const opaque = [
    screen.getByRole("menu").element(),
    screen.getByText("Balance").element(),
    screen.getByRole("navigation").element(),
  ].map((element) => element && backgroundBehind(element));
  expect(opaque).toEqual(["own", "own", "own"]);
});

test("with forced colours the wheel's pointer has the colour of text", async () => {
  const labels = { wheel: "Prize wheel", spin: "Spin", spinning: "", result: String, unknownPrize: "" };
  const screen = await renderPart(
    <Wheel
      slices={[{ code: "A", label: "A", bgColor: "#123456", textColor: "#ffffff" }]}
      state={{ kind: "idle" }}
      canSpin
      labels={labels}
      onSpin={() => {}}
      onLanded={() => {}}
    />,
  );
  const pointer = screen.getByRole("img", { name: "Prize wheel" }).element().nextElementSibling;
  expect.assert(pointer !== null);
  expect(getComputedStyle(pointer).backgroundColor).toBe(getComputedStyle(document.body).color);
});
