export { Amount } from "./amount/Amount.tsx";
export type { AmountProps } from "./amount/Amount.tsx";
export { BottomMenu } from "./bottom-menu/BottomMenu.tsx";
export type { BottomMenuItem, BottomMenuProps } from "./bottom-menu/BottomMenu.tsx";
export { Button } from "./button/Button.tsx";
export type { ButtonProps, ButtonVariant } from "./button/Button.tsx";
export { IconButton } from "./button/IconButton.tsx";
export type { IconButtonProps } from "./button/IconButton.tsx";
export { Dialog } from "./dialog/Dialog.tsx";
export type { DialogProps } from "./dialog/Dialog.tsx";
export { FeedbackHost } from "./feedback/FeedbackHost.tsx";
export type { FeedbackHostProps } from "./feedback/FeedbackHost.tsx";
export { useAlert, useConfirm, useToast } from "./feedback/feedback-context.ts";
export type {
  AlertMessage,
  ConfirmQuestion,
  Feedback,
  FeedbackAction,
  ToastMessage,
} from "./feedback/feedback-context.ts";
export { CheckboxField } from "./field/CheckboxField.tsx";
export type { CheckboxFieldProps } from "./field/CheckboxField.tsx";
export { PasswordField } from "./field/PasswordField.tsx";
export type { PasswordFieldProps } from "./field/PasswordField.tsx";
export { TextField } from "./field/TextField.tsx";
export type { TextFieldProps } from "./field/TextField.tsx";
export { FormShell } from "./form/FormShell.tsx";
export type { FormShellProps } from "./form/FormShell.tsx";
export type { Icon } from "./icon/icon.ts";
export { LinkProvider } from "./link/SiteLink.tsx";
export { TextLink } from "./link/TextLink.tsx";
export type { TextLinkProps } from "./link/TextLink.tsx";
export type { LinkComponent, LinkProps } from "./link/link-context.ts";
export { Menu } from "./menu/Menu.tsx";
export type { MenuItem, MenuProps } from "./menu/Menu.tsx";
export { Notice } from "./notice/Notice.tsx";
export type { NoticeProps, Tone } from "./notice/Notice.tsx";
export { Skeleton } from "./skeleton/Skeleton.tsx";
export type { SkeletonProps } from "./skeleton/Skeleton.tsx";
export { Spinner } from "./spinner/Spinner.tsx";
export type { SpinnerProps } from "./spinner/Spinner.tsx";
export { EmptyState } from "./state/EmptyState.tsx";
export type { EmptyStateProps } from "./state/EmptyState.tsx";
export { ErrorState } from "./state/ErrorState.tsx";
export type { ErrorStateProps } from "./state/ErrorState.tsx";
export { Heading } from "./text/Heading.tsx";
export type { HeadingProps } from "./text/Heading.tsx";
export { Text } from "./text/Text.tsx";
export type { TextProps, TextSize, TextTone } from "./text/Text.tsx";
export { VisuallyHidden } from "./visually-hidden/VisuallyHidden.tsx";
