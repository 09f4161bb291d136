// The treasurer's statement: payments within a range of days, and open amounts.
import { statementSubjectsMax, toKept } from '#domain/payment/payment.ts'
import { ok } from '#domain/shared/result.ts'
import type { InTransaction } from '../../handler.ts'
import { openClubFor } from '../club/standing-commands.ts'
import { listPayers, type PayerRow } from './people-queries.ts'
import { toStandings } from './standing-commands.ts'
import { listStated, listVisible } from './statement-queries.ts'

/** In a club's statement, other organizers' events only name players the owner can see. */
export const readStatement: InTransaction<'payments-statement'> = async (
  context,
  { scope, from, to },
) => {
  const { actor, tx, now } = context
  const { playerId } = actor
  const club = scope.kind === 'club' ? scope : null
  if (club !== null) {
    const opened = await openClubFor(context, club, 'club.money')
    if (!opened.ok) return opened
  }
  const organizerId = club === null ? playerId : null
  const asked = { organizerId, club, from, to, now, limit: statementSubjectsMax + 1 }
  const stated = await listStated(tx, asked)
  const subjects = stated.slice(0, statementSubjectsMax)
  const people = await listPayers(
    tx,
    subjects.map(({ subjectId }) => subjectId),
  )
  const seen = await listVisible(tx, playerId, [...new Set(people.map((one) => one.playerId))])
  const bySubject = Map.groupBy(people, (one: PayerRow) => one.subjectId)
  const lines = subjects.flatMap(({ price, ...subject }) =>
    toStandings(price, subject, bySubject.get(subject.subjectId) ?? []).map((person) => ({
      subjectId: subject.subjectId,
      kind: subject.kind,
      date: subject.date,
      title: subject.title,
      currency: price.currency,
      playerId: isNamed(subject.organizerId, person) ? person.playerId : '',
      playerName: isNamed(subject.organizerId, person) ? person.playerName : '',
      state: person.state,
      due: person.due,
      paid: toKept(person),
      open: person.open,
      toRefund: person.toRefund,
      entries: person.entries,
      reference: person.reference,
      changed: person.changed?.toISOString() ?? null,
    })),
  )
  return ok({ lines, more: stated.length > statementSubjectsMax })

  function isNamed(organizer: string, person: PayerRow): boolean {
    return organizer === playerId || seen.has(person.playerId)
  }
}
