// The results of an event: current or final standings, medals, and every match.
import { useMemo, type ReactNode } from 'react'
import type { LiveOutput } from '#contract/contract.ts'
import { listRounds } from '#domain/match-list/rounds.ts'
import type { StandingRow } from '#domain/match-list/standings.ts'
import { playersOfMatch } from '#domain/match/match.ts'
import { medals as allMedals, type Medal } from '#domain/medal/medal.ts'
import { closeTexts, matchesTexts, resultTexts, standingsTexts } from '#words/en/result/result.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Picture } from '../../parts/picture/picture.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Section } from '../../ui/section.tsx'
import { CloseResults } from './close-results.tsx'
import { MatchRows } from './match-rows.tsx'
import { MedalJoy } from './medal-joy.tsx'
import { ResultExports } from './pass-on.tsx'
import { Podium, type Winners } from './podium.tsx'
import type { EntrantName } from './standing-words.ts'
import { StandingsTable, useStandings } from './standings-table.tsx'

type List = NonNullable<LiveOutput<'matchLists-byEvent'>['matchList']>
type Results = LiveOutput<'results-byEvent'>

type ResultsScreenProps = {
  list: List
  results: Results
  nameOf: EntrantName
  namePicture: () => Promise<EntrantName>
  me: number | null
  mayClose: boolean
  title: string
  detail: string
  isPrivate: boolean
  bracket: ReactNode
  exports: ReactNode
  toMatchList: ReactNode
  onMatch: (matchId: string) => void
}

export function ResultsScreen(props: ResultsScreenProps) {
  const { list, results, nameOf, me, mayClose, bracket, toMatchList } = props
  const [t, closing] = [useTexts(resultTexts), useTexts(closeTexts)]
  const rows = useStandings(list)
  const isFinal = results.closed !== null
  const medals = useMemo(
    () => new Map(results.awards.map(({ number, medal }) => [number, medal])),
    [results.awards],
  )
  const own = me === null ? undefined : medals.get(me)
  const podium = listWinners(results, list, nameOf)
  return (
    <>
      {own !== undefined && <MedalJoy key={own} eventId={list.eventId} medal={own} />}
      {!isFinal && (
        <Notice>
          <p>{t.openText}</p>
          <p className="mt-2">{toMatchList}</p>
        </Notice>
      )}
      {podium.length > 0 && <Podium winners={podium} />}
      <MyPlace rows={rows} me={me} isFinal={isFinal} />
      {mayClose && (
        <Section title={closing.organizer}>
          <CloseResults
            eventId={list.eventId}
            matches={list.matches}
            nameOf={nameOf}
            isClosed={isFinal}
            start={list}
          />
        </Section>
      )}
      <Standings
        {...props}
        rows={rows}
        medals={medals}
        isFinal={isFinal}
        hasPodium={podium.length > 0}
      />
      {bracket !== null && <div className="pt-2">{bracket}</div>}
      <Matches {...props} isFinal={isFinal} />
    </>
  )
}

type StandingsProps = ResultsScreenProps & {
  rows: readonly StandingRow[]
  medals: ReadonlyMap<number, Medal>
  isFinal: boolean
  hasPodium: boolean
}

function Standings({
  list,
  nameOf,
  namePicture,
  me,
  title,
  detail,
  isPrivate,
  rows,
  medals,
  isFinal,
  hasPodium,
  exports,
}: StandingsProps) {
  const [t, words, closing] = [
    useTexts(resultTexts),
    useTexts(standingsTexts),
    useTexts(closeTexts),
  ]
  const hasCounted = rows.some(({ played }) => played > 0)
  return (
    <Section title={isFinal ? words.title : words.titleSoFar}>
      {hasCounted ? (
        <StandingsTable list={list} nameOf={nameOf} me={me} medals={medals} />
      ) : (
        <EmptyState picture={<Picture name="no-results" />} title={t.none} text={t.noneText} />
      )}
      {isFinal && !hasPodium && (
        <p className="px-1 text-sm text-pretty text-muted">{closing.noMedals}</p>
      )}
      {hasCounted && (
        <ResultExports
          {...{ title, detail, isPrivate, list, rows, medals, isFinal, nameOf, namePicture, me }}
        >
          {exports}
        </ResultExports>
      )}
    </Section>
  )
}

function Matches({
  list,
  nameOf,
  me,
  mayClose,
  isFinal,
  onMatch,
}: ResultsScreenProps & { isFinal: boolean }) {
  const t = useTexts(matchesTexts)
  const inOrder = listRounds({ matches: list.matches, byes: [] }).flatMap(({ matches }) => matches)
  const mine = me === null ? [] : inOrder.filter((match) => playersOfMatch(match).includes(me))
  return (
    <>
      {mine.length > 0 && (
        <Section title={t.mine}>
          <MatchRows
            label={t.mine}
            matches={mine}
            nameOf={nameOf}
            me={me}
            onMatch={isFinal ? undefined : onMatch}
          />
        </Section>
      )}
      {inOrder.length > 0 && (
        <Section title={t.all}>
          {mayClose && <p className="-mt-2 text-sm text-muted">{t.correctHint}</p>}
          <MatchRows
            label={t.all}
            matches={inOrder}
            nameOf={nameOf}
            me={null}
            onMatch={mayClose ? onMatch : undefined}
          />
        </Section>
      )}
    </>
  )
}

function listWinners({ awards }: Results, { players }: List, nameOf: EntrantName): Winners[] {
  const photos = new Map(players.map(({ number, photoURL }) => [number, photoURL]))
  return allMedals.flatMap((medal) => {
    const of = awards
      .filter((award) => award.medal === medal)
      .map(({ number }) => ({ number, name: nameOf(number), photoUrl: photos.get(number) ?? '' }))
    return of.length === 0 ? [] : [{ medal, players: of }]
  })
}

function MyPlace({
  rows,
  me,
  isFinal,
}: {
  rows: readonly StandingRow[]
  me: number | null
  isFinal: boolean
}) {
  const t = useTexts(resultTexts)
  const played = rows.filter((row) => row.played > 0)
  const own = me === null ? undefined : played.find(({ numbers }) => numbers.includes(me))
  if (own === undefined) return null
  return (
    <p className="text-center text-lg font-bold text-balance">
      {isFinal
        ? t.myPlace({ rank: own.rank, of: played.length })
        : t.myPlaceSoFar({ rank: own.rank, of: played.length })}
    </p>
  )
}
