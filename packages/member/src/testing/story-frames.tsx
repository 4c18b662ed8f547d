import type { Decorator } from "@storybook/react-vite";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type Language, readLanguage } from "@member-wallet/locales";
import { FeedbackHost, TextLink, UnresolvedAct } from "@member-wallet/ui";
import { MemberAreaView } from "../app/layouts/MemberAreaView.tsx";
import { MemberFooterView } from "../app/layouts/MemberFooterView.tsx";
import { PublicLayoutView } from "../app/layouts/PublicLayoutView.tsx";
import { LanguageMenuView } from "../language/LanguageMenuView.tsx";
import { PATHS } from "../navigation/paths.ts";
import { PublicPage } from "../screens/public-page/PublicPage.tsx";

/** The sites' names, as in their `main.tsx`. */
const BRANDS: Record<"thai" | "lao", Record<Language, string>> = {
  thai: { th: "ทองวอลเล็ต", lo: "ທອງວໍເລັດ", en: "Thong Wallet" },
  lao: { th: "จำปาวอลเล็ต", lo: "ຈຳປາວໍເລັດ", en: "Champa Wallet" },
};

/** The name of the site that Storybook's toolbar selects. */
export function useStoryBrand(): string {
  const language = useStoryLanguage();
  const site = document.documentElement.dataset["site"] === "lao" ? "lao" : "thai";
  return BRANDS[site][language];
}

/** The language that Storybook's toolbar selects. */
export function useStoryLanguage(): Language {
  const { i18n } = useTranslation();
  return readLanguage(i18n.language) ?? "th";
}

/** A language menu whose choice applies to the story only: Storybook's toolbar changes the texts. */
export function StoryLanguages() {
  const selected = useStoryLanguage();
  const [chosen, setChosen] = useState<Language | null>(null);
  return <LanguageMenuView current={chosen ?? selected} chosen={null} change={setChosen} />;
}

/** Shows a story as a page of the member's area. */
export function inMemberArea(current: string): Decorator {
  return (Story) => (
    <FeedbackHost>
      <MemberAreaView
        brand={useStoryBrand()}
        languages={<StoryLanguages />}
        current={current}
        footer={
          <MemberFooterView name="Operator" website="https://operator.example" help={{ phone: "1323" }} />
        }
        logOut={() => {}}
        open={() => {}}
      >
        <Story />
      </MemberAreaView>
    </FeedbackHost>
  );
}

/** Shows a story as a page that needs no log-in. */
export function inPublicPage(current: string, width: "narrow" | "wide" = "narrow"): Decorator {
  return (Story) => (
    <PublicLayoutView brand={useStoryBrand()} languages={<StoryLanguages />} current={current}>
      <PublicPage width={width}>
        <Story />
      </PublicPage>
    </PublicLayoutView>
  );
}

/** Shows a story as a whole page between the bars of the pages that need no log-in. */
export const inPublicLayout: Decorator = (Story) => (
  <PublicLayoutView brand={useStoryBrand()} languages={<StoryLanguages />} current={PATHS.login}>
    <Story />
  </PublicLayoutView>
);

/** A link to support, as features pass it. */
export const SUPPORT_LINK = (
  <TextLink to={PATHS.memberContact} variant="standalone">
    ติดต่อเจ้าหน้าที่
  </TextLink>
);

/** A claim whose end is not known, as the product passes it to a view. */
export const UNRESOLVED_ACT = (
  <UnresolvedAct
    what="ยกเลิกโบนัส WEEKLY"
    began={Date.parse("2026-01-05T03:02:00.000Z")}
    state="unknown"
    list={{ kind: "statement", href: PATHS.statement }}
    support={SUPPORT_LINK}
    onResend={null}
    onAnother={() => {}}
  />
);

/** A failed query. */
export const FAILED = {
  kind: "failed",
  message: "ติดต่อระบบไม่ได้ กรุณาตรวจสอบการเชื่อมต่อ หรือรอสักครู่แล้วลองอีกครั้ง",
  retrying: false,
  retry: () => {},
} as const;

/** Long texts as in Thai and Lao: no spaces to break at, marks above and below. */
export const LONG_THAI = "กรุณาตรวจสอบหมายเลขบัญชีธนาคารและชื่อผู้รับเงินให้ถูกต้องก่อนยืนยันการทำรายการทุกครั้งที่นี่";
export const LONG_LAO = "ກະລຸນາກວດສອບເລກບັນຊີທະນາຄານແລະຊື່ຜູ້ຮັບເງິນໃຫ້ຖືກຕ້ອງກ່ອນຢືນຢັນການເຮັດລາຍການທຸກຄັ້ງຢູ່ທີ່ນີ້";
