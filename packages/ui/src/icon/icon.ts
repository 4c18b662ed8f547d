import type { ComponentType } from "react";

/** An icon as lucide-react makes them: one component per picture, drawn in the colour of the text around it. */
export type Icon = ComponentType<{
  readonly className?: string | undefined;
  readonly "aria-hidden"?: boolean | undefined;
}>;
