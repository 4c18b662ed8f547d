import { Camera, Paperclip } from "lucide-react";
import { useRef, type ChangeEvent } from "react";
import { useTranslation } from "react-i18next";
import { CHAT_ATTACHMENT_TYPES } from "@member-wallet/domain";
import { IconButton } from "@member-wallet/ui";
import styles from "./Composer.module.css";

/** Picks pictures and videos; on touch screens the camera too, which elsewhere would be a second file picker. */
export function AttachButtons({ onFiles }: { readonly onFiles: (files: readonly File[]) => void }) {
  const { t } = useTranslation("chat");
  const files = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const picked = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(currentTarget.files ?? [])];
    // The same file can be chosen again.
    currentTarget.value = "";
    onFiles(chosen);
  };
  return (
    <>
      <IconButton label={t("panel.attach")} icon={Paperclip} onClick={() => files.current?.click()} />
      <input
        ref={files}
        type="file"
        accept={CHAT_ATTACHMENT_TYPES.join()}
        multiple
        hidden
        onChange={picked}
      />
      <div className={styles.camera}>
        <IconButton label={t("panel.camera")} icon={Camera} onClick={() => camera.current?.click()} />
      </div>
      <input ref={camera} type="file" accept="image/*" capture="environment" hidden onChange={picked} />
    </>
  );
}
