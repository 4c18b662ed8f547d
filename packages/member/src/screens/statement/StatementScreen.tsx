import { useLocation, useNavigate } from "react-router-dom";
import { useMediaQuery } from "@member-wallet/ui";
import { usePageTitle } from "../../navigation/usePageTitle.ts";
import { pageSearch, readPage } from "../../navigation/dialog-address.ts";
import { useDialogAddress } from "../../navigation/useDialogAddress.ts";
import { StatementView } from "./StatementView.tsx";
import { useStatement } from "./useStatement.ts";

/** Where there is room for the chosen entry beside the list. */
const WIDE = "(min-width: 1024px)";

/** The statement of the member (§2 Statement): its entries open as dialogs, on a wide screen beside the list. */
export function StatementScreen() {
  usePageTitle("statement");
  const { search } = useLocation();
  const navigate = useNavigate();
  const { open } = useDialogAddress();
  const { addressOf, chosen, choose, ...statement } = useStatement(readPage(search));
  const wide = useMediaQuery(WIDE);
  return (
    <StatementView
      {...statement}
      chosen={wide ? chosen : null}
      onPage={(wanted) => void navigate({ search: pageSearch(wanted) })}
      onOpen={(position) => {
        const address = addressOf(position);
        if (address === null) return;
        if (wide) choose(address);
        else open(address);
      }}
      onSlips={() => open({ kind: "slips", reference: null })}
    />
  );
}
