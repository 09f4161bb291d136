// The printable rounds: one table, with room to write missing scores.
import type { MatchView } from '#contract/match-list.ts'
import type { RoundOfList } from '#domain/match-list/rounds.ts'
import { matchListTexts } from '#words/en/match-list/match-list.ts'
import { useTexts } from '../../i18n/texts.ts'
import { paperCell as cell, PaperHead, PaperTable } from '../../parts/paper/paper-sheet.tsx'
import { usePaperNames } from '../../parts/share/use-paper-names.ts'
import { SkeletonList } from '../../ui/skeleton.tsx'
import type { MatchListContext } from './list-scene.ts'
import { formatRound, formatGames, formatSide, nameOfNumbers, type NameOf } from './list-view.ts'
import { renamePlayers } from './outside-players.ts'

export function PrintView({ scene, lead }: { scene: MatchListContext; lead: string }) {
  const t = useTexts(matchListTexts)
  const { list } = scene
  const say = usePaperNames([list.eventId], list.players)
  if (say === null) return <SkeletonList label={t.loading} rows={4} />
  const nameOf = nameOfNumbers(renamePlayers(list.players, say))
  return (
    <>
      <PaperHead lead={lead} />
      <PaperTable title={lead} heads={[t.roundWord, t.courtWord, t.sides, t.score]}>
        {scene.rounds.map((round) => (
          <PrintRound key={`${round.stage} ${round.round}`} round={round} nameOf={nameOf} />
        ))}
      </PaperTable>
    </>
  )
}

function PrintRound({ round, nameOf }: { round: RoundOfList<MatchView>; nameOf: NameOf }) {
  const t = useTexts(matchListTexts)
  return (
    <tbody className="break-inside-avoid border-b-2 border-line">
      {round.matches.map((match, index) => (
        <tr key={match.matchId} className="border-b border-line">
          {index === 0 && (
            <th scope="rowgroup" rowSpan={round.matches.length} className={cell}>
              {formatRound(round)}
            </th>
          )}
          <td className={`${cell} font-bold tabular-nums`}>{match.court ?? '–'}</td>
          <td className={cell}>
            {formatSide(match.a, nameOf)} <span className="text-muted">{t.versus}</span>{' '}
            {formatSide(match.b, nameOf)}
          </td>
          <td className={`${cell} w-24 font-bold whitespace-nowrap tabular-nums`}>
            {formatGames(match)}
          </td>
        </tr>
      ))}
      {round.byes.length > 0 && (
        <tr>
          <td colSpan={4} className={`${cell} text-muted`}>
            {t.sitting({ names: round.byes.map(nameOf).join(', ') })}
          </td>
        </tr>
      )}
    </tbody>
  )
}
