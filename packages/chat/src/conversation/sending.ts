import { type AttemptOptions, createAttempts } from "./attempt.ts";
import { createDelivery, type Delivery, type DeliveryOptions } from "./delivery.ts";

export type SendingOptions = AttemptOptions & Omit<DeliveryOptions, "attempts">;

/** Sends the messages of an outbox. The code loads with the first message to send. */
export function createSending(options: SendingOptions): Delivery {
  return createDelivery({ ...options, attempts: createAttempts(options) });
}
