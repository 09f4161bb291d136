// An account that the operator shut out, for a while or for good.

export const suspensionReasonMax = 300
/** How long a refused sign-in can read the reason and appeal, ms. */
export const suspensionTicketMs = 3_600_000

/** True at `now` (ms) while a suspension holds; `until` (ms) is null for one without an end. */
export const isSuspended = ({ until }: { until: number | null }, now: number): boolean =>
  until === null || now < until
