/** The data of a look-up, as every view takes it. Data once loaded stay `ready` while, and after, an update fails. */
export type Loadable<Data> =
  | { readonly kind: "loading" }
  | {
      readonly kind: "failed";
      /** In the member's language. */
      readonly message: string;
      /** A further try is under way; the message stays until it ends. */
      readonly retrying: boolean;
      readonly retry: () => void;
    }
  | { readonly kind: "ready"; readonly data: Data };
