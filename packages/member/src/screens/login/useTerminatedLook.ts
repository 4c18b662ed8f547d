import { useEffect, useState } from "react";
import { useGetActiveQuery } from "@member-wallet/api";

/** How long a slow look-up may keep the page plain: a member on a bad line is not locked out. */
const PATIENCE_MS = 3000;

/**
 * The terminated look of `/login` (§2 Guard): plain, unbranded and without a form until the site-active look-up
 * answers, fails, or takes too long. What it says of a closed service, the layout follows.
 * @returns whether the page is to be plain.
 */
export function useTerminatedLook(): boolean {
  const { data, isError } = useGetActiveQuery();
  const [dressed, setDressed] = useState(false);
  // Once dressed, the page stays so: the cache is emptied at log-in, and the form must not vanish under it.
  if (!dressed && (data?.active === true || isError)) setDressed(true);
  const plain = !dressed;

  useEffect(() => {
    const timer = setTimeout(() => setDressed(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);

  useEffect(() => {
    const { dataset } = document.documentElement;
    const clear = () => void delete dataset["look"];
    if (plain) dataset["look"] = "terminated";
    else clear();
    return clear;
  }, [plain]);

  return plain;
}
