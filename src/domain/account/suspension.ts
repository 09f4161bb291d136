// Suspended accounts: blocked by the operator for a while or permanently.

export const suspensionReasonMax = 300
/** After a refused sign-in, the reason can be read and appealed for this long. */
export const suspensionTicketMs = 3_600_000

/** `now` and `until` in ms; `until` is null for a suspension without an end. */
export const isSuspended = ({ until }: { until: number | null }, now: number): boolean =>
  until === null || now < until
