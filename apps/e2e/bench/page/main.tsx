import { satang } from "@member-wallet/domain";
import th from "@member-wallet/locales/th/ui.json";
import { createInstance } from "i18next";
import { useState } from "react";
import { createRoot } from "react-dom/client";
import { I18nextProvider, initReactI18next } from "react-i18next";
import "@member-wallet/ui/style.css";
import "@member-wallet/ui/tokens/thai.css";
import { type CardPlace, Coverflow, GameCard, type GameCardAccount } from "@member-wallet/ui/carousel";
import { Wheel, type WheelState } from "@member-wallet/ui/wheel";

/** A card's picture, painted here so that the bench needs no network: of a real picture's size and kind. */
function artwork(hue: number): string {
  const canvas = document.createElement("canvas");
  canvas.width = 600;
  canvas.height = 422;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("The bench has no canvas");
  const ground = context.createLinearGradient(0, 0, 600, 422);
  ground.addColorStop(0, `hsl(${hue} 70% 40%)`);
  ground.addColorStop(1, `hsl(${hue + 60} 70% 25%)`);
  context.fillStyle = ground;
  context.fillRect(0, 0, 600, 422);
  return canvas.toDataURL("image/jpeg");
}

const games: readonly GameCardAccount[] = Array.from({ length: 24 }, (_, index) => ({
  name: `เกม ${index + 1}`,
  logo: artwork(index * 40),
  background: artwork(index * 15),
  opening: index % 3 ? { kind: "active", balance: satang(index * 12_345), rate: 10 } : { kind: "inactive" },
}));

const slices = Array.from({ length: 12 }, (_, index) => ({
  code: `P${index}`,
  label: `รางวัล ${index + 1}`,
  bgColor: index % 2 ? "#7a1f2b" : "#f4d58d",
  textColor: index % 2 ? "#ffffff" : "#2b1700",
}));

const nothing = () => {};

function renderCard(account: GameCardAccount, place: CardPlace) {
  return (
    <GameCard
      account={account}
      place={place}
      labels={{ unit: "บาท", credit: (figure) => `เครดิต ${figure}`, openAccount: "เปิดบัญชี" }}
      onOpen={nothing}
    />
  );
}

function SpinOnPress() {
  const [state, setState] = useState<WheelState>({ kind: "idle" });
  return (
    <Wheel
      slices={slices}
      state={state}
      canSpin
      labels={{
        wheel: "วงล้อ",
        spin: "หมุน",
        spinning: "กำลังหมุน",
        result: (label) => label,
        unknownPrize: "ไม่พบรางวัล",
      }}
      onSpin={() => setState({ kind: "landing", code: "P7" })}
      onLanded={() => setState({ kind: "stopped", code: "P7" })}
    />
  );
}

function GamesToSwipe() {
  return (
    <Coverflow
      items={games}
      itemKey={({ name }) => name}
      itemName={({ name }) => name}
      renderCard={renderCard}
      labels={{ region: "เกม", previous: "ก่อนหน้า", next: "ถัดไป", position: (at, count) => `${at}/${count}` }}
    />
  );
}

const texts = createInstance();
await texts.use(initReactI18next).init({ lng: "th", resources: { th: { ui: th } } });

const root = document.getElementById("root");
if (!root) throw new Error("The bench page has no root");
createRoot(root).render(
  <I18nextProvider i18n={texts}>
    {location.search === "?wheel" ? <SpinOnPress /> : <GamesToSwipe />}
  </I18nextProvider>,
);
