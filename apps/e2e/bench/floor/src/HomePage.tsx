import { useTranslation } from "react-i18next";
import { type Game, useWalletQuery } from "./wallet-api.ts";

const TILES = ["deposit", "withdraw", "transfer", "invite", "wheel", "refund"] as const;
const CATEGORIES = ["slot", "sport", "lotto"];
const BAHT = new Intl.NumberFormat("th-TH", { minimumFractionDigits: 2 });

export function HomePage() {
  const { t } = useTranslation("member");
  const { data } = useWalletQuery();
  const total = data && data.slots.reduce((sum, { amount }) => sum + amount, data.wallet.amount);
  return (
    <main className="home">
      <h1>{data?.profile.name ?? "\u00A0"}</h1>
      <p className="balance">{total === undefined ? "\u00A0" : BAHT.format(total)}</p>
      <div className="tiles">
        {TILES.map((name) => (
          <button key={name}>{t(`home.${name}`)}</button>
        ))}
      </div>
      {CATEGORIES.map((category) => (
        <section key={category}>
          {data?.slots
            .filter((game) => game.category === category)
            .map((game) => (
              <Card key={game.code} {...game} />
            ))}
        </section>
      ))}
    </main>
  );
}

function Card({ name, amount, ftWalletSlot }: Game) {
  return (
    <button className="card">
      <b>{name}</b>
      <span>{BAHT.format(amount)}</span>
      <small>{BAHT.format(amount * ftWalletSlot)}</small>
    </button>
  );
}
