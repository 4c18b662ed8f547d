/**
 * A script by itself, which the build puts into the HTML behind the prerendered home: it shows the total balance in
 * place of its skeleton as soon as the wallet's answer is there, while the product's scripts still download. React
 * replaces the skeleton, and with it what this shows. It shows nothing where any part of the answer is unusual.
 */
import { formatAmount, satangFromBaht, sumBalances } from "@member-wallet/domain";
import type { StorageKey } from "../storage/storage.ts";

const CATEGORIES: readonly unknown[] = ["slot", "sport", "lotto"];

const HIDDEN: StorageKey = "hiddenAmounts";

const hides = (storage: Storage) => storage.getItem(HIDDEN) === "true";

/** A longer figure has a smaller size, which only React knows. */
const LONGEST = 12;

/**
 * The figure of the total balance ("1,234.50") in an answer of `/api/wallet`; `null` when an account in it can't be
 * read, so that the total would be incomplete.
 */
export function readTotal(answer: unknown): string | null {
  const { profile, bankAccount, wallet, slots } = fieldsOf(answer);
  if (!isObject(profile) || !isObject(bankAccount) || !Array.isArray(slots)) return null;
  const accounts: unknown[] = [wallet, ...(slots as unknown[])];
  const usual = accounts.slice(1).every((slot) => {
    const { code, category, isActive } = fieldsOf(slot);
    return (
      typeof code === "string" &&
      code.trim() !== "" &&
      CATEGORIES.includes(category) &&
      typeof isActive === "boolean"
    );
  });
  const balances = accounts.map((account) => {
    const { amount } = fieldsOf(account);
    return { amount: typeof amount === "number" ? satangFromBaht(amount) : null };
  });
  const { amount, complete } = sumBalances(balances, usual);
  return complete ? formatAmount(amount) : null;
}

/** Shows the total in its `AmountSkeleton`, until React draws home. */
export async function showEarlyBalance(): Promise<void> {
  // Only the home that stands has it.
  const figure = document.querySelector<HTMLElement>("#root [data-early]");
  const asked = window.__memberWalletPrefetched?.["/api/wallet"];
  // A page that is loaded ahead may be opened much later, by another member.
  if (!figure || !asked || document.prerendering || hides(sessionStorage) || hides(localStorage)) return;
  const answer = await asked.answer;
  // Once React has taken the answer, it shows the balance itself.
  if (!answer.ok || answer.bodyUsed) return;
  const total = readTotal(await answer.clone().json());
  if (total === null || total.length > LONGEST) return;
  const [whole, decimals] = total.replace("-", "−").split(".");
  figure.dataset["whole"] = whole;
  figure.firstElementChild?.setAttribute("data-fraction", `.${decimals}`);
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

function fieldsOf(value: unknown): Partial<Record<string, unknown>> {
  return isObject(value) ? { ...value } : {};
}
