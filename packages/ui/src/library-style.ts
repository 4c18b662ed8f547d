/** Brings the page's base styles into the built style.css, which they reach only through an entry of the library. */
import "./style.css";
