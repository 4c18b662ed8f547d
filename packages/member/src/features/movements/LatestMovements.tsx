import { useNavigate } from "react-router-dom";
import { useDialogAddress } from "../../navigation/useDialogAddress.ts";
import { PATHS } from "../../navigation/paths.ts";
import { LatestMovementsView } from "./LatestMovementsView.tsx";
import { useLatestMovements } from "./useLatestMovements.ts";

/** The member's three latest movements of money. */
export function LatestMovements() {
  const { content, addressOf } = useLatestMovements();
  const { open } = useDialogAddress();
  const navigate = useNavigate();
  return (
    <LatestMovementsView
      content={content}
      onOpen={(position) => {
        const address = addressOf(position);
        if (address !== null) open(address);
      }}
      onAll={() => void navigate(PATHS.statement)}
    />
  );
}
