import { useLocation, useNavigate } from "react-router-dom";
import { usePageTitle } from "../../navigation/usePageTitle.ts";
import { pageSearch, readPage } from "../../navigation/dialog-address.ts";
import { useDialogAddress } from "../../navigation/useDialogAddress.ts";
import { StatementView } from "./StatementView.tsx";
import { useStatement } from "./useStatement.ts";

/** The statement of the member (§2 Statement). */
export function StatementScreen() {
  usePageTitle("statement");
  const { search } = useLocation();
  const navigate = useNavigate();
  const { open } = useDialogAddress();
  const { addressOf, ...statement } = useStatement(readPage(search));
  return (
    <StatementView
      {...statement}
      onPage={(wanted) => void navigate({ search: pageSearch(wanted) })}
      onOpen={(position) => {
        const address = addressOf(position);
        if (address !== null) open(address);
      }}
      onSlips={() => open({ kind: "slips", reference: null })}
    />
  );
}
