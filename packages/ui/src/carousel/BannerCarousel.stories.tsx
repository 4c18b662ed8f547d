import type { Meta, StoryObj } from "@storybook/react-vite";
import { LONG_THAI } from "../testing/long-texts.ts";
import { BannerCarousel } from "./BannerCarousel.tsx";

const meta = {
  title: "Parts/BannerCarousel",
  component: BannerCarousel,
  args: {
    labels: { region: "โปรโมชัน", position: (position, count) => `${position} จาก ${count}` },
  },
} satisfies Meta<typeof BannerCarousel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneText: Story = {
  args: { banners: [{ image: null, html: "<h3>ชวนเพื่อน</h3><p>รับโบนัสทุกครั้งที่เพื่อนฝากเงิน</p>" }] },
};
export const Several: Story = {
  args: {
    banners: ["หนึ่ง", "สอง", "สาม", "สี่"].map((text) => ({ image: null, html: `<h3>${text}</h3>` })),
  },
};
export const LongThai: Story = { args: { banners: [{ image: null, html: `<p>${LONG_THAI}</p>` }] } };
export const UnsafePicture: Story = {
  args: { banners: [{ image: "javascript:alert(1)", html: "<p>รูปไม่แสดง</p>" }] },
};
