import { useTranslation } from "react-i18next";
import { Dialog } from "../../dialog/Dialog.tsx";
import { LoadableContent } from "../../loadable/LoadableContent.tsx";
import { Notice } from "../../notice/Notice.tsx";
import { ContentSkeleton } from "../../skeleton/ContentSkeleton.tsx";
import { SAMPLE_TEXT } from "../../skeleton/samples.ts";
import { Wheel } from "../../wheel/index.ts";
import { CoinCount } from "./CoinCount.tsx";
import { PrizeDialog } from "./PrizeDialog.tsx";
import type { PrizeWheel, SpinWheelDialogProps, SpinWheelSetup } from "./props.ts";
import styles from "./SpinWheelDialog.module.css";

const SAMPLE: SpinWheelSetup = { wheel: { name: SAMPLE_TEXT, slices: [] }, coins: 1 };

/** The prize wheel (§2, §4): the coins, the wheel, and the coupons that were won. A prize opens over it. */
export function SpinWheelDialog(props: SpinWheelDialogProps) {
  const { t } = useTranslation(["dialogs", "wheel"]);
  const { content, coupons, pending, unresolved, prize } = props;
  return (
    <>
      <Dialog title={t("dialogs:wheel")} steady onClose={props.onClose} pending={pending}>
        <div className={styles.content}>
          {unresolved}
          <LoadableContent
            content={content}
            skeleton={
              <ContentSkeleton>
                <div className={styles.content}>
                  <Spinning {...props} state={{ kind: "idle" }} setup={SAMPLE} />
                </div>
              </ContentSkeleton>
            }
          >
            {(setup) => <Spinning {...props} setup={setup} />}
          </LoadableContent>
          <section className={styles.coupons} aria-label={t("wheel:coupons.heading")}>
            <h3 className={styles.heading}>{t("wheel:coupons.heading")}</h3>
            {coupons}
          </section>
        </div>
      </Dialog>
      {prize && <PrizeDialog prize={prize} onClose={props.onPrizeSeen} />}
    </>
  );
}

function Spinning({ setup, ...props }: SpinWheelDialogProps & { readonly setup: SpinWheelSetup }) {
  const { t } = useTranslation("wheel");
  const { wheel, coins } = setup;
  return (
    <>
      <CoinCount coins={coins} />
      {wheel === null ? (
        <Notice tone="info" title={t("closed.title")} announced>
          {t("closed.text")}
        </Notice>
      ) : (
        <OpenWheel {...props} wheel={wheel} coins={coins} />
      )}
    </>
  );
}

interface OpenWheelProps extends SpinWheelDialogProps {
  readonly wheel: PrizeWheel;
  readonly coins: number | null;
}

function OpenWheel({ wheel, coins, state, pending, unresolved, onSpin, onLanded }: OpenWheelProps) {
  const { t } = useTranslation("wheel");
  const withoutCoins = coins !== null && coins <= 0;
  return (
    <>
      {/* The name is the operator's, so it may be empty. */}
      {wheel.name !== "" && <h3 className={styles.name}>{wheel.name}</h3>}
      <Wheel
        slices={wheel.slices}
        state={state}
        canSpin={!withoutCoins && !pending && unresolved === null && state.kind !== "stopped"}
        labels={{
          wheel: t("wheel"),
          spin: t("spin"),
          spinning: t("spinning"),
          result: (label) => t("stoppedAt", { label: label || t("unnamedSlice") }),
          unknownPrize: t("unknownPrize"),
        }}
        onSpin={onSpin}
        onLanded={onLanded}
      />
      {withoutCoins && state.kind === "idle" ? (
        <Notice tone="info" announced>
          {t("noCoins")}
        </Notice>
      ) : (
        <p className={styles.cost}>{t("cost")}</p>
      )}
    </>
  );
}
