// Debts, payments and refunds of everyone a price concerns.
import { readStanding, toReference, type PaymentStanding } from '#domain/payment/payment.ts'
import { listDues, type PriceFields } from '#domain/payment/price.ts'
import type { Database } from '../../db/open-database.ts'
import { listPayers, type PayerRow } from './people-queries.ts'
import type { OpenedSubject } from './subject-commands.ts'

export type PersonStanding = PayerRow & PaymentStanding & { reference: string }

type Terms = Pick<PriceFields, 'kind' | 'amount' | 'memberAmount'>

export function toStandings(
  price: Terms,
  { isOff, isOver }: Pick<OpenedSubject, 'isOff' | 'isOver'>,
  people: readonly PayerRow[],
): PersonStanding[] {
  const owing = isOff ? [] : people.filter(({ hasPlace }) => hasPlace)
  const dues = listDues(
    price,
    owing.map((one) => ({ ...one, places: Math.max(0, one.places - one.entries) })),
    isOver,
  )
  return people.map((person) => {
    const { subjectId, playerId } = person
    const due = dues.get(playerId)
    return {
      ...person,
      ...readStanding(due === undefined ? 0 : due, person),
      reference: toReference(subjectId, playerId),
    }
  })
}

export async function loadStandings(
  db: Database,
  price: Terms,
  subject: Pick<OpenedSubject, 'subjectId' | 'isOff' | 'isOver'>,
  playerId: string | null = null,
): Promise<PersonStanding[]> {
  // A split share depends on everyone; a fixed price doesn't.
  const isAlone = playerId !== null && price.kind !== 'split'
  const people = await listPayers(db, [subject.subjectId], isAlone ? playerId : null)
  const standings = toStandings(price, subject, people)
  return playerId === null ? standings : standings.filter((one) => one.playerId === playerId)
}
