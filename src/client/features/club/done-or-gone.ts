import type { Refusal } from '#domain/shared/refusal.ts'
import type { Result } from '#domain/shared/result.ts'

/** True on success, or when the target was already gone, which is the desired state. */
export const isDoneOrGone = (answer: Result<unknown>, gone: Refusal['code']): boolean =>
  answer.ok || answer.refusal.code === gone
