import { satang } from "@member-wallet/domain";
import chat from "@member-wallet/locales/th/chat.json";
import ui from "@member-wallet/locales/th/ui.json";
import { createInstance } from "i18next";
import { useState } from "react";
import { createRoot } from "react-dom/client";
import { I18nextProvider, initReactI18next } from "react-i18next";
import "@member-wallet/ui/style.css";
import "@member-wallet/ui/tokens/thai.css";
import { LongChat } from "@member-wallet/chat/testing";
import { type CardPlace, Coverflow, GameCard, type GameCardAccount } from "@member-wallet/ui/carousel";
import { Wheel, type WheelState } from "@member-wallet/ui/wheel";

/** 24 games with pictures that the bench has painted. */
const games: readonly GameCardAccount[] = Array.from({ length: 24 }, (_, index) => ({
  name: `เกม ${index + 1}`,
  logo: `/pictures/logo-${index}.jpg`,
  background: `/pictures/background-${index}.jpg`,
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
      labels={{ credit: (figure) => `เครดิต ${figure}`, openAccount: "เปิดบัญชี" }}
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

/** The button replaces the carousel with a new one. */
function GamesToSwipe() {
  const [turn, setTurn] = useState(0);
  return (
    <>
      <Coverflow
        key={turn}
        items={games}
        itemKey={({ name }) => name}
        itemName={({ name }) => name}
        renderCard={renderCard}
        labels={{
          region: "เกม",
          previous: "ก่อนหน้า",
          next: "ถัดไป",
          position: (at, count) => `${at}/${count}`,
        }}
      />
      <button id="again" type="button" onClick={() => setTurn(turn + 1)}>
        again
      </button>
    </>
  );
}

/** Plain lines, one for each message of the chat: no list of the page's own scrolls more easily. */
function PlainLines() {
  return (
    <div
      role="log"
      ref={(list) => list?.scrollTo({ top: list.scrollHeight })}
      style={{ position: "fixed", inset: 0, overflowY: "auto", background: "white" }}
    >
      {Array.from({ length: 10_000 }, (_, index) => (
        <p key={index} style={{ margin: 0, lineHeight: "40px" }}>{`ข้อความ ${index}`}</p>
      ))}
    </div>
  );
}

function Measured() {
  switch (location.search) {
    case "?wheel":
      return <SpinOnPress />;
    case "?chat":
      return <LongChat count={10_000} />;
    case "?lines":
      return <PlainLines />;
    default:
      return <GamesToSwipe />;
  }
}

const texts = createInstance();
await texts.use(initReactI18next).init({ lng: "th", resources: { th: { chat, ui } } });

const root = document.getElementById("root");
if (!root) throw new Error("The bench page has no root");
createRoot(root).render(
  <I18nextProvider i18n={texts}>
    <Measured />
  </I18nextProvider>,
);
