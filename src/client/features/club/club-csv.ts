// The members of a club as CSV, in the reader's language.
import type { CallOutput } from '#contract/contract.ts'
import { skillToText } from '#domain/player/skill.ts'
import { toCsv } from '#domain/shared/csv.ts'
import { clubPeopleTexts } from '#words/en/club/club-home.ts'
import { pick } from '../../i18n/texts.ts'

type Member = CallOutput<'clubMembers-export'>['members'][number]

export function clubCsv(members: readonly Member[], ownerName: string): string {
  const t = pick(clubPeopleTexts)
  const head = [
    t.tableName,
    t.tableRealName,
    t.tableLevel,
    t.tableRole,
    t.tableTags,
    t.tableJoined,
    t.tableLastPlayed,
  ]
  const lines = members.map((member) => [
    member.playerName,
    member.realName,
    member.skillSelf === null ? '' : skillToText(member.skillSelf),
    member.playerName === ownerName ? t.tableOwner : t[member.office ?? 'noOffice'],
    member.tags.join('; '),
    member.joined.slice(0, 10),
    member.lastPlayed ?? '',
  ])
  return `\uFEFF${toCsv([head, ...lines])}`
}
