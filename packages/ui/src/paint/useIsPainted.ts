import { useEffect, useState } from "react";
import { afterPaint } from "./after-paint.ts";

/** Whether the component's first render was painted: for what can come a frame after the press that asked for it. */
export function useIsPainted(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    let isMounted = true;
    void afterPaint().then(() => isMounted && setPainted(true));
    return () => {
      isMounted = false;
    };
  }, []);
  return isPainted;
}
