import { useDispatch } from "react-redux";
import { useFindPromotionQuery } from "@member-wallet/api";
import type { PromotionDialogProps } from "@member-wallet/ui/dialogs/promotion";
import { useCurrentLanguage } from "../../language/LanguageContext.tsx";
import { sendPromotion } from "../../money-calls/record/send-act.ts";
import { usePlace } from "../../money-calls/record/usePlace.tsx";
import { useDialogAddress } from "../../navigation/useDialogAddress.ts";
import type { Store } from "../../store/store.ts";
import { useLoadable } from "../../store/useLoadable.ts";

/** The data and actions of the promotion dialog (§2 Bonus, §5 Promotion code). */
export function usePromotion(code: string): PromotionDialogProps {
  const { close } = useDialogAddress();
  const dispatch = useDispatch<Store["dispatch"]>();
  const query = useFindPromotionQuery(
    { code, language: useCurrentLanguage() },
    { refetchOnMountOrArgChange: true },
  );
  const { begin, pending, unresolved } = usePlace("promotion");

  return {
    code,
    content: useLoadable(query),
    pending: pending !== null,
    unresolved,
    onReceive: () => void begin({ kind: "promotion" }, { send: sendPromotion(code, { dispatch }) }),
    onClose: close,
  };
}
