import { afterEach, beforeEach, expect, test } from "vitest";
import { cdp } from "vitest/browser";
import { Button } from "../button/Button.tsx";
import { Card } from "../card/Card.tsx";
import { Dialog } from "../dialog/Dialog.tsx";
import { useToast } from "../feedback/feedback-context.ts";
import { FeedbackHost } from "../feedback/FeedbackHost.tsx";
import { BannerCarousel } from "../carousel/banners/BannerCarousel.tsx";
import { AmountField } from "../field/AmountField.tsx";
import { SegmentedControl } from "../segmented-control/SegmentedControl.tsx";
import { Pager } from "../table/Pager.tsx";
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

/** Whether a text has a line under it, of its own or of the control around it. */
const isUnderlined = (element: Element) =>
  [element, element.parentElement].some(
    (part) => part !== null && getComputedStyle(part).textDecorationLine === "underline",
  );

test("with forced colours the choice that is set, and the current page, are underlined, and no other", async () => {
  const screen = await renderPart(
    <>
      <SegmentedControl
        label="Direction"
        segments={[
          { value: "in", label: "Move in" },
          { value: "out", label: "Move out" },
        ]}
        value="in"
        onChange={() => {}}
      />
      <AmountField
        label="Amount"
        value="500"
        choices={["100", "500"].map((text) => ({ label: text, text }))}
        onChange={() => {}}
      />
      <Pager page={2} pages={3} onPage={() => {}} />
    </>,
  );
  const choices = [
    ...screen.getByText(/^Move/).elements(),
    ...screen.getByRole("button", { name: /^[15]00$|^Page \d$/ }).elements(),
  ];
  expect(choices.map((choice) => [choice.textContent, isUnderlined(choice)])).toEqual([
    ["Move in", true],
    ["Move out", false],
    ["100", false],
    ["500", true],
    ["1", false],
    ["2", true],
    ["3", false],
  ]);
});

test("with forced colours each banner's dot is seen, the current one in another colour", async () => {
  const screen = await renderPart(
    <BannerCarousel
      banners={["<p>One</p>", "<p>Two</p>"].map((html) => ({ image: null, html }))}
      labels={{ region: "Banners", position: (position, count) => `${position} of ${count}` }}
    />,
  );
  const [current, other] = screen
    .getByRole("button")
    .elements()
    .map((dot) => getComputedStyle(dot, "::before").backgroundColor);
  const page = getComputedStyle(document.body).backgroundColor;
  expect(current).not.toBe(page);
  expect(other).not.toBe(page);
  expect(other).not.toBe(current);
});
