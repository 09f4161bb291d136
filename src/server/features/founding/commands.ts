import type { FoundingAct, FoundingRule } from '#domain/registration/founding.ts'
import type { UnitOfWork } from '../../db/transaction.ts'
import { topics } from '../../live/topics.ts'
import { saveFoundingRule } from './queries.ts'

export async function changeFounding(
  { tx, effects }: UnitOfWork,
  act: FoundingAct,
  rule: FoundingRule,
): Promise<boolean> {
  if (!(await saveFoundingRule(tx, act, rule))) return false
  effects.publish(topics.founding())
  return true
}

export const describeFounding = (act: FoundingAct, { who, days }: FoundingRule): string =>
  who === 'known' ? `${act} ${who} ${days}` : `${act} ${who}`
