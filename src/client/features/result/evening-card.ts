import type { LiveOutput } from '#contract/contract.ts'
import type { StandingRow } from '#domain/match-list/standings.ts'
import type { Medal } from '#domain/medal/medal.ts'
import {
  countEvening,
  countOwnEvening,
  type OwnEvening,
  type OwnPoints,
} from '#domain/result/evening-numbers.ts'
import { eveningCardTexts } from '#words/en/result/evening-card.ts'
import { resultTexts, standingsTexts } from '#words/en/result/result.ts'
import { formatNumber } from '../../i18n/formats.ts'
import { pick } from '../../i18n/texts.ts'
import type { PictureLine, PictureWords } from './results-picture.ts'
import { rowName, type EntrantName } from './standing-words.ts'

export type SharedEvening = {
  title: string
  detail: string
  isPrivate: boolean
  list: NonNullable<LiveOutput<'matchLists-byEvent'>['matchList']>
  rows: readonly StandingRow[]
  medals: ReadonlyMap<number, Medal>
  isFinal: boolean
  nameOf: EntrantName
  me: number | null
}
type CardWords = Omit<PictureWords, 'address'>

const linesMax = 5

/**
 * Null without a match that counts. It leaves out the sharer's name if hidden outside, players the
 * sharer blocked, and in a private event everyone else.
 */
export function describeMine(
  evening: SharedEvening,
  nameOutside: EntrantName,
  blocked: ReadonlySet<string>,
): CardWords | null {
  const t = pick(eveningCardTexts)
  const { title, detail, isPrivate, list, nameOf, me } = evening
  const own = me === null ? null : countOwnEvening(list.matches, me)
  if (me === null || own === null) return null
  const name = nameOutside(me)
  const isNamed = name === nameOf(me)
  const nameOther = isPrivate ? nameNobody : leaveOut(list.players, blocked, nameOutside)
  return {
    title: isNamed ? name : title,
    detail: isNamed ? `${title} · ${detail}` : detail,
    heading: t.mine,
    tiles: [
      { value: pick(resultTexts).record(own), label: t.wonLost },
      { value: formatPair({ own: own.pointsFor, theirs: own.pointsAgainst }), label: t.points },
      ...(own.best === null ? [] : [{ value: formatPair(own.best), label: t.best }]),
    ],
    ...(own.partners.length === 0 ? listOpponents(own, nameOther) : listPartners(own, nameOther)),
  }
}

/** null for players whom a card may not name. */
type OtherName = (number: number) => string | null
type Listed = Pick<CardWords, 'listTitle' | 'lines'>

const nameNobody: OtherName = () => null

function leaveOut(
  players: SharedEvening['list']['players'],
  blocked: ReadonlySet<string>,
  name: EntrantName,
): OtherName {
  const left = new Set(
    players
      .filter(({ playerId, guestOf }) => blocked.has(playerId ?? guestOf ?? ''))
      .map(({ number }) => number),
  )
  return (number) => (left.has(number) ? null : name(number))
}

function listPartners({ partners }: OwnEvening, nameOther: OtherName): Listed {
  const t = pick(eveningCardTexts)
  const lines = partners.flatMap(({ number, matches }) => {
    const name = nameOther(number)
    return name === null ? [] : [toLine(name, t.together({ n: matches }))]
  })
  return { listTitle: t.partners({ n: partners.length }), lines: lines.slice(0, linesMax) }
}

function listOpponents({ matches }: OwnEvening, nameOther: OtherName): Listed {
  const t = pick(eveningCardTexts)
  const lines = matches.flatMap(({ isWon, points, opponents }) => {
    const names = opponents.map(nameOther).filter((name) => name !== null)
    if (names.length < opponents.length) return []
    const line = toLine(names.join(pick(resultTexts).and), formatPair(points))
    return [{ ...line, badge: isWon ? t.won : t.lost }]
  })
  return {
    listTitle: lines.length === 0 ? '' : t.together({ n: matches.length }),
    lines: lines.slice(0, linesMax),
  }
}

const toLine = (name: string, record: string): PictureLine => ({
  medal: null,
  badge: (Array.from(name)[0] ?? '').toLocaleUpperCase(),
  name,
  record,
})

export function describeAll(
  { title, detail, list, rows, medals, isFinal }: SharedEvening,
  nameOutside: EntrantName,
): CardWords {
  const [t, result] = [pick(eveningCardTexts), pick(resultTexts)]
  const { players, matches, courts } = countEvening(list.matches)
  return {
    title,
    detail,
    heading: t.all,
    tiles: [
      { value: formatNumber(players), label: t.players({ n: players }) },
      { value: formatNumber(matches), label: t.matches({ n: matches }) },
      ...(courts === 0 ? [] : [{ value: formatNumber(courts), label: t.courts({ n: courts }) }]),
    ],
    listTitle: isFinal ? result.title : pick(standingsTexts).titleSoFar,
    lines: rows
      .filter(({ played }) => played > 0)
      .slice(0, linesMax)
      .map((row) => ({
        medal: row.numbers.flatMap((number) => medals.get(number) ?? [])[0] ?? null,
        badge: String(row.rank),
        name: rowName(row, nameOutside),
        record: result.record({ wins: row.wins, losses: row.losses }),
      })),
  }
}

const formatPair = ({ own, theirs }: OwnPoints): string =>
  `${formatNumber(own)}–${formatNumber(theirs)}`
