import { useEffect, useState } from "react";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { Button } from "../button/Button.tsx";
import { press } from "../testing/press.ts";
import { renderPart } from "../testing/render-part.tsx";
import { useAlert, type ConfirmQuestion, type HoldBack } from "./feedback-context.ts";
import { FeedbackHost } from "./FeedbackHost.tsx";
import { useConfirm } from "./useConfirm.ts";

function ConfirmPage({
  question,
  onAnswer,
}: {
  readonly question: ConfirmQuestion;
  readonly onAnswer: (answer: boolean) => void;
}) {
  const confirm = useConfirm();
  return <Button onClick={() => confirm(question).then(onAnswer)}>Cancel bonus</Button>;
}

async function asked(run: () => Promise<unknown>, holdBack?: HoldBack, onBack = () => {}) {
  const answer = vi.fn<(confirmed: boolean) => void>();
  const labels = { title: "Cancel the bonus?", confirmLabel: "Cancel it", cancelLabel: "Keep it" };
  const question = { ...labels, run, onBack };
  const screen = await renderPart(
    <FeedbackHost
      failureText={(cause) => (cause instanceof Error ? cause.message : "?")}
      {...(holdBack && { holdBack })}
    >
      <ConfirmPage question={question} onAnswer={answer} />
    </FeedbackHost>,
  );
  await screen.getByRole("button", { name: "Cancel bonus" }).click();
  const dialog = screen.getByRole("alertdialog", { name: "Cancel the bonus?" });
  await expect.element(dialog).toBeVisible();
  return { screen, dialog, answer };
}

test("a confirm stays open while it runs, takes one press, and answers when it is done", async () => {
  const work = Promise.withResolvers<void>();
  const run = vi.fn<() => Promise<void>>(() => work.promise);
  const { screen, dialog, answer } = await asked(run);
  const go = screen.getByRole("button", { name: "Cancel it" }).element();
  press(go);
  press(go);
  await userEvent.keyboard("{Escape}");
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).toBeVisible();
  expect(run).toHaveBeenCalledTimes(1);
  expect(answer).not.toHaveBeenCalled();

  work.resolve();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(answer).toHaveBeenCalledExactlyOnceWith(true);
});

test("a confirm owns its failure and can be tried again", async () => {
  const run = vi
    .fn<() => Promise<void>>()
    .mockRejectedValueOnce(new Error("Conditions unmet"))
    .mockResolvedValueOnce();
  const { screen, dialog, answer } = await asked(run);
  await screen.getByRole("button", { name: "Cancel it" }).click();
  await expect.element(dialog.getByText("Conditions unmet")).toBeVisible();
  expect(answer).not.toHaveBeenCalled();
  await screen.getByRole("button", { name: "Cancel it" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(answer).toHaveBeenCalledExactlyOnceWith(true);
});

test.each([
  ["succeeds", (end: PromiseWithResolvers<void>) => end.resolve(), true, 0],
  ["fails", (end: PromiseWithResolvers<void>) => end.reject(new Error("No line")), false, 1],
])(
  "Back leaves a confirm whose action runs and then %s: the answer follows",
  async (_how, finish, confirmed, told) => {
    const end = Promise.withResolvers<void>();
    const holdBack = vi.fn<HoldBack>(() => ({ drop: () => {}, release: () => Promise.resolve() }));
    const { screen, dialog, answer } = await asked(() => end.promise, holdBack);
    await screen.getByRole("button", { name: "Cancel it" }).click();
    holdBack.mock.lastCall?.[0]();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(answer).not.toHaveBeenCalled();
    finish(end);
    await expect.poll(() => answer.mock.calls).toEqual([[confirmed]]);
    await expect.poll(() => screen.getByText("No line").elements()).toHaveLength(told);
  },
);

test.each([
  ["runs, also when it ends before the question has gone", true, 1],
  ["was not begun: there is nothing to take back", false, 0],
])(
  "Back lets a confirm take back what was not sent, at once, where its action %s",
  async (_why, runs, taken) => {
    const end = Promise.withResolvers<void>();
    const onBack = vi.fn<() => void>();
    const holdBack = vi.fn<HoldBack>(() => ({ drop: () => {}, release: () => end.promise }));
    const { screen, dialog, answer } = await asked(() => end.promise, holdBack, onBack);
    await expect.poll(() => holdBack.mock.lastCall).toBeDefined();
    if (runs) await screen.getByRole("button", { name: "Cancel it" }).click();
    holdBack.mock.lastCall?.[0]();
    expect(onBack).toHaveBeenCalledTimes(taken);
    end.resolve();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.poll(() => answer.mock.calls).toEqual([[runs]]);
  },
);

test("cancelling runs nothing", async () => {
  const run = vi.fn<() => Promise<void>>();
  const { screen, answer } = await asked(run);
  await screen.getByRole("button", { name: "Keep it" }).click();
  await expect.poll(() => answer.mock.calls).toEqual([[false]]);
  expect(run).not.toHaveBeenCalled();
});

function Deleting({ run }: { readonly run: () => Promise<void> }) {
  const confirm = useConfirm();
  return (
    <Button onClick={() => void confirm({ title: "Delete the draft?", confirmLabel: "Delete it", run })}>
      Delete
    </Button>
  );
}

function Draft({ run }: { readonly run: () => Promise<void> }) {
  const [open, setOpen] = useState(true);
  const alert = useAlert();
  useEffect(() => {
    const leave = () => setOpen(false);
    addEventListener("popstate", leave);
    return () => removeEventListener("popstate", leave);
  }, []);
  return (
    <>
      {open && <Deleting run={run} />}
      <Button onClick={() => void alert({ title: "Saved" })}>Save</Button>
    </>
  );
}

test("a question goes with the part that asks it, while its action runs too, and answers no other", async () => {
  const action = Promise.withResolvers<void>();
  const screen = await renderPart(
    <FeedbackHost>
      <Draft run={() => action.promise} />
    </FeedbackHost>,
  );
  await screen.getByRole("button", { name: "Delete" }).click();
  const question = screen.getByRole("alertdialog", { name: "Delete the draft?" });
  await question.getByRole("button", { name: "Delete it" }).click();
  await expect.element(question).toHaveAttribute("aria-busy", "true");
  window.dispatchEvent(new PopStateEvent("popstate"));
  await expect.element(question).not.toBeInTheDocument();
  await screen.getByRole("button", { name: "Save" }).click();
  action.resolve();
  await action.promise;
  await expect.element(screen.getByRole("alertdialog", { name: "Saved" })).toBeVisible();
});
