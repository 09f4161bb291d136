// Where the money stands of everyone that a price concerns.
import { readStanding, toReference, type PaymentStanding } from '#domain/payment/payment.ts'
import { listDues, type PriceFields } from '#domain/payment/price.ts'
import type { Database } from '../../db/open-database.ts'
import { listPayers, type PayerRow } from './people-queries.ts'
import type { OpenedSubject } from './subject-commands.ts'

export type PersonStanding = PayerRow & PaymentStanding & { reference: string }

type Terms = Pick<PriceFields, 'kind' | 'amount' | 'memberAmount'>

/** What each of these people owes, has paid and gets back. */
export function toStandings(
  price: Terms,
  { isOff, isOver }: Pick<OpenedSubject, 'isOff' | 'isOver'>,
  people: readonly PayerRow[],
): PersonStanding[] {
  const owing = isOff ? [] : people.filter(({ hasPlace }) => hasPlace)
  // Places that entries of a purse were taken for are paid.
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

/** Everyone that the price of a subject concerns, or only `playerId`. */
export async function loadStandings(
  db: Database,
  price: Terms,
  subject: Pick<OpenedSubject, 'subjectId' | 'isOff' | 'isOver'>,
  playerId: string | null = null,
): Promise<PersonStanding[]> {
  // A share depends on everyone; a price does not.
  const isAlone = playerId !== null && price.kind !== 'split'
  const people = await listPayers(db, [subject.subjectId], isAlone ? playerId : null)
  const standings = toStandings(price, subject, people)
  return playerId === null ? standings : standings.filter((one) => one.playerId === playerId)
}
