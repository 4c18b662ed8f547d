import { Camera } from "lucide-react";
import { useRef } from "react";
import { Button } from "../button/Button.tsx";
import styles from "./CameraButton.module.css";

interface CameraButtonProps {
  readonly children: string;
  readonly onPhoto: (photo: File) => void;
  readonly disabled?: boolean;
}

/** Opens the phone's camera; hidden where the pointer is a mouse, because there it would be a second file picker. */
export function CameraButton({ children, onPhoto, disabled = false }: CameraButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.camera}>
      <Button icon={Camera} block disabled={disabled} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        onChange={(event) => {
          const photo = event.currentTarget.files?.[0];
          event.currentTarget.value = "";
          if (photo) onPhoto(photo);
        }}
      />
    </div>
  );
}
