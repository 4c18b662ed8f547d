import type { Meta, StoryObj } from "@storybook/react-vite";
import { LONG_THAI } from "../../testing/long-texts.ts";
import { BannerCarousel } from "./BannerCarousel.tsx";

const meta = {
  title: "Media/BannerCarousel",
  component: BannerCarousel,
  parameters: {
    usage: {
      do: ["Reserve the pictures' shape: the page must not jump when they come."],
      dont: [
        "Don't turn it by itself: members read at their own pace.",
        "Don't put the only way to something into a banner.",
      ],
      accessibility: ["Arrow keys turn it; each dot is a button that says its banner."],
    },
  },
  args: {
    labels: { region: "โปรโมชัน", position: (position, count) => `${position} จาก ${count}` },
  },
} satisfies Meta<typeof BannerCarousel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A picture as an operator draws one, of a size in pixels. */
function picture(text: string, hue: number, [width, height]: readonly [number, number]): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="hsl(${hue} 60% 35%)"/>
    <text x="50%" y="50%" fill="#fff" font-size="${height / 5}" text-anchor="middle" dominant-baseline="middle">${text}</text>
  </svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

function pictures(count: number, size: readonly [number, number]) {
  return Array.from({ length: count }, (_, index) => ({
    image: picture(`${index + 1}`, index * 40, size),
    html: "",
  }));
}

export const OneText: Story = {
  args: { banners: [{ image: null, html: "<h3>ชวนเพื่อน</h3><p>รับโบนัสทุกครั้งที่เพื่อนฝากเงิน</p>" }] },
};
export const Several: Story = {
  args: {
    banners: ["หนึ่ง", "สอง", "สาม", "สี่"].map((text) => ({ image: null, html: `<h3>${text}</h3>` })),
  },
};
export const LongThai: Story = {
  tags: ["thai-script"],
  args: { banners: [{ image: null, html: `<p>${LONG_THAI}</p>` }] },
};
export const UnsafePicture: Story = {
  args: { banners: [{ image: "javascript:alert(1)", html: "<p>รูปไม่แสดง</p>" }] },
};
export const Pictures: Story = { args: { banners: pictures(4, [1040, 400]) } };
export const PictureWithText: Story = {
  args: {
    banners: pictures(3, [800, 450]).map(({ image }) => ({
      image,
      html: '<h3>ชวนเพื่อน</h3><p>รับโบนัสทุกครั้งที่เพื่อนฝากเงิน <a href="https://example.com">อ่านเงื่อนไข</a></p>',
    })),
  },
};
export const TallPictures: Story = { args: { banners: pictures(2, [600, 900]) } };
export const Thirty: Story = { args: { banners: pictures(30, [1040, 400]) } };
export const LostPicture: Story = {
  args: { banners: [{ image: "data:image/png,lost", html: "<p>รูปหาย</p>" }, ...pictures(1, [1040, 400])] },
};
