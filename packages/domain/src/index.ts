/**
 * The rules of the wallet in pure TypeScript: money, markets, phones, bank accounts, bonuses, statement,
 * countdown, times and uploads. No React, no browser, no network: the sites and the sandbox share it.
 */
export {
  checkAccountName,
  checkEnglishName,
  joinAccountName,
  needsEnglishName,
  toUpperAscii,
} from "./bank-account/account-name.ts";
export type { AccountNameCheck } from "./bank-account/account-name.ts";
export {
  accountNoDigits,
  accountNoGroups,
  formatAccountNo,
  maskAccountNo,
} from "./bank-account/account-number.ts";
export { bankName } from "./bank-account/bank-name.ts";
export type { BankNames } from "./bank-account/bank-name.ts";
export { BONUS_TYPES, bonusAvailability, isBonusType } from "./bonus/bonus-availability.ts";
export type { BonusAvailability, BonusReceipts, BonusType } from "./bonus/bonus-availability.ts";
export { bonusEndCost } from "./bonus/bonus-end-cost.ts";
export type { BonusEndCost } from "./bonus/bonus-end-cost.ts";
export { fillPercentFail } from "./bonus/fail-notice.ts";
export { readPromotionCode } from "./bonus/promotion-code.ts";
export { isTimeCheckDue, readTimeCheck, TIME_CHECKS } from "./protection/time-check.ts";
export type { TimeCheck } from "./protection/time-check.ts";
export { countTime, goOn, isTimeUp, NO_TIME, readCountedTime, timeOnDay } from "./protection/time-on-day.ts";
export type { CountedTime, TimeOnDay } from "./protection/time-on-day.ts";
export { BREAK_HOURS, breakEnd, readBreakEnd } from "./protection/break.ts";
export type { BreakHours } from "./protection/break.ts";
export { LIMIT_PERIODS, limitUse } from "./protection/deposit-limits.ts";
export type { DepositLimits, KnownDeposits, LimitPeriod, LimitUse } from "./protection/deposit-limits.ts";
export { limitsAt, NO_LIMITS, readLimits, sameLimits, setLimits } from "./protection/own-limits.ts";
export type { KeptLimits, OwnLimits } from "./protection/own-limits.ts";
export { claimShare } from "./claim/claim-share.ts";
export type { ClaimShare } from "./claim/claim-share.ts";
export { createChanges } from "./changes/changes.ts";
export type { Changes } from "./changes/changes.ts";
export { letters } from "./language/letters.ts";
export { foreignLanguage, languageRuns } from "./language/runs.ts";
export type { LanguageRun } from "./language/runs.ts";
export { readExpiry } from "./countdown/expiry.ts";
export { formatCountdown, remaining } from "./countdown/remaining.ts";
export { serverClockOffset } from "./countdown/server-clock.ts";
export { depositMinimum } from "./deposit/deposit-minimum.ts";
export { unitsPerBaht, unitsWorth } from "./deposit/exchange-rate.ts";
export { findGiftLink, GIFT_LINK_MINIMUM } from "./deposit/gift-link.ts";
export type { GiftLinkCheck } from "./deposit/gift-link.ts";
export { checkQrAmount, qrMinimum, qrPresets } from "./deposit/qr-amount.ts";
export type { QrAmountCheck } from "./deposit/qr-amount.ts";
export { completedDeposits, paymentOf } from "./deposit/qr-payment.ts";
export type { PayableQr, StatementDeposit } from "./deposit/qr-payment.ts";
export { takesSlips } from "./deposit/slip-hours.ts";
export type { SlipHours } from "./deposit/slip-hours.ts";
export { orderMethods } from "./deposit/order-methods.ts";
export type { Depositor, OfferedAccount } from "./deposit/order-methods.ts";
export { isGateway, paymentMethods, QR_PROVIDERS } from "./deposit/payment-methods.ts";
export type { DepositOffer, PayableAccount, QrProvider, PaymentMethod } from "./deposit/payment-methods.ts";
export { toAsciiDigits } from "./digits/ascii-digits.ts";
export type { CurrencyRule, HelpLine, Market, PhoneRule, PlayerProtection } from "./market/market.ts";
export { gameLaunch } from "./game-launch/game-launch.ts";
export type { GameLaunch } from "./game-launch/game-launch.ts";
export { MISSING } from "./missing.ts";
export { formatAmount, formatCount, formatGameCredit } from "./money/format-amount.ts";
export { formatPercent } from "./money/format-percent.ts";
export { percentOf, shareOf } from "./money/percent.ts";
export { parseAmount } from "./money/parse-amount.ts";
export type { ParsedAmount } from "./money/parse-amount.ts";
export { bahtFromSatang, exactSatang, satang, satangFromBaht, sumSatang } from "./money/satang.ts";
export type { Satang } from "./money/satang.ts";
export { ADVISED_PASSWORD_LENGTH } from "./password/advised-length.ts";
export { isGuessablePassword } from "./password/guessable-password.ts";
export { lastPage } from "./paging/last-page.ts";
export type { PageAnswer } from "./paging/last-page.ts";
export { randomId } from "./random-id.ts";
export { readPhone } from "./phone/read-phone.ts";
export type { ReadPhone } from "./phone/read-phone.ts";
export { longestTime } from "./statement/longest-time.ts";
export type { Arrival, LongestTime } from "./statement/longest-time.ts";
export { PLAY_KINDS, playMonths, playSince } from "./statement/play-months.ts";
export type { PlayEntry, PlayKind, PlayMonth } from "./statement/play-months.ts";
export { RELATED } from "./statement/related.ts";
export type { Related } from "./statement/related.ts";
export { GIFT_LINK_SOURCE, statementPicture, statementSign, statementState } from "./statement/statement.ts";
export type { StatementPicture, StatementSign, StatementState } from "./statement/statement.ts";
export { formatChatDate } from "./time/format-chat-date.ts";
export { formatDateTime, formatHourMinute, formatTime } from "./time/format-time.ts";
export type { Instant } from "./time/instant.ts";
export { nextOperatorMidnight, startOfOperatorDay } from "./time/operator-time.ts";
export { formatElapsed } from "./time/format-elapsed.ts";
export { timeAgo } from "./time/time-ago.ts";
export type { TimeAgo, TimeAgoUnit } from "./time/time-ago.ts";
export { CHAT_ATTACHMENT_TYPES, checkChatAttachment } from "./upload/chat-attachment.ts";
export type { ChatAttachmentCheck } from "./upload/chat-attachment.ts";
export type { PickedFile } from "./upload/picked-file.ts";
export { checkSlipFile, SLIP_LIMIT_MEGABYTES, SLIP_TYPES } from "./upload/slip-file.ts";
export type { SlipFileCheck } from "./upload/slip-file.ts";
export { MARKUP_ATTRIBUTES, MARKUP_TAGS } from "./operator-markup/allowed-markup.ts";
export { parseUrl, readSafeUrl } from "./operator-markup/safe-url.ts";
export type { ParsedUrl, UrlUse } from "./operator-markup/safe-url.ts";
export { checkTransfer, MINIMUM_TRANSFER, WALLET } from "./transfer/check-transfer.ts";
export type {
  AccountProblem,
  AmountProblem,
  Balances,
  CheckedTransfer,
  TransferDraft,
  TransferIntent,
  TransferProblems,
} from "./transfer/check-transfer.ts";
export { firstAccounts } from "./transfer/first-accounts.ts";
export type { TransferAccount } from "./transfer/first-accounts.ts";
export { sumBalances, totalBalance } from "./wallet/total-balance.ts";
export type { Balance, Total } from "./wallet/total-balance.ts";
export { checkWithdrawal, withdrawOffer, withdrawShare } from "./withdrawal/check-withdrawal.ts";
export type { CheckedWithdrawal, WithdrawLimits, WithdrawOffer } from "./withdrawal/check-withdrawal.ts";
