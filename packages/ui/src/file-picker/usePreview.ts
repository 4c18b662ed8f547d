import { useEffect, useState } from "react";

/** An address under which the page can show a picked picture; `null` for what is no picture. */
export function usePreview(file: File | null): string | null {
  const [preview, setPreview] = useState<{ of: File; url: string } | null>(null);
  useEffect(() => {
    if (!file?.type.startsWith("image/")) return undefined;
    const url = URL.createObjectURL(file);
    setPreview({ of: file, url });
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return preview !== null && preview.of === file ? preview.url : null;
}
