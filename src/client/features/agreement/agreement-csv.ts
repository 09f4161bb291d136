// The record of agreements as CSV, in the reader's language.
import type { CallOutput } from '#contract/contract.ts'
import { toCsv } from '#domain/shared/csv.ts'
import { agreementRosterTexts } from '#words/en/agreement/agreement.ts'
import { pick } from '../../i18n/texts.ts'

type SignedPlayer = CallOutput<'agreements-roster'>['players'][number]

/** One line per player, with a byte order mark, which some spreadsheets need. */
export function agreementCsv(players: readonly SignedPlayer[]): string {
  const t = pick(agreementRosterTexts)
  const head = [
    t.name,
    t.status,
    t.typedName,
    t.guardianLine,
    t.guests,
    t.how,
    t.recordedBy,
    t.when,
  ]
  const lines = players.map(({ playerName, missing, signed }) => [
    playerName,
    missing === 0 ? t.signed : t.missing,
    ...(signed === null ? ['', '', '', '', '', ''] : toCells(signed)),
  ])
  return `\uFEFF${toCsv([head, ...lines])}`
}

const toCells = ({
  typedName,
  guardian,
  guests,
  way,
  recordedBy,
  accepted,
}: NonNullable<SignedPlayer['signed']>): string[] => [
  typedName,
  guardian,
  guests.join('; '),
  way,
  recordedBy ?? '',
  accepted,
]
