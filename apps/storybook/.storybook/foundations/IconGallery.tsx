import * as icons from "virtual:product-icons";
import styles from "./IconGallery.module.css";

/** Every icon of the product with its name. */
export function IconGallery() {
  return (
    <ul className={`sb-unstyled ${styles.gallery}`}>
      {Object.entries(icons).map(([name, Icon]) => (
        <li key={name} className={styles.icon}>
          <Icon aria-hidden />
          <span>{name}</span>
        </li>
      ))}
    </ul>
  );
}
