import { TextLink } from "../link/TextLink.tsx";

/** A link to support, as the product passes it. */
export const SUPPORT_LINK = (
  <TextLink to="/user/contact" variant="standalone">
    ติดต่อเจ้าหน้าที่
  </TextLink>
);
