import { refetchBalance } from "@member-wallet/api";
import type { Satang } from "@member-wallet/domain";
import type { Store } from "../../store/store.ts";

/** Fetches the balance anew; resolves to what the wallet holds, or `null` when it can't be fetched. */
export async function readWallet(dispatch: Store["dispatch"]): Promise<Satang | null> {
  const { data, isSuccess } = await refetchBalance(dispatch);
  return isSuccess && data ? data.wallet.amount : null;
}
