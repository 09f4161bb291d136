// A printable season for the notice board: game days with room for notes, the current table, and
// the players.
import { toLeaguePath } from '#domain/league/league-link.ts'
import { leagueTexts } from '#words/en/league/league.ts'
import { seasonSheetTexts } from '#words/en/league/season-sheet.ts'
import { formatSigned, formatTime } from '../../i18n/formats.ts'
import { useTexts } from '../../i18n/texts.ts'
import { PaperScan } from '../../parts/paper/paper-scan.tsx'
import { paperCell as cell, PaperHead, PaperTable } from '../../parts/paper/paper-sheet.tsx'
import {
  formatLeagueDay,
  getEntrantNames,
  leagueFacts,
  orderStandings,
  type LeagueDetail,
} from './league-words.ts'

type TeamPlay = NonNullable<LeagueDetail['teamPlay']>

export function SeasonPrint({ league }: { league: LeagueDetail }) {
  const sheet = useTexts(seasonSheetTexts)
  const { leagueSeriesId, watchKey } = league
  const path = watchKey === null ? `/vieweditleague/${leagueSeriesId}` : toLeaguePath(watchKey)
  const url = location.origin + path
  return (
    <>
      <PaperHead lead={leagueFacts(league.fields)} />
      {league.teamPlay === null ? (
        <>
          <GameDays league={league} />
          <Places league={league} />
        </>
      ) : (
        <TeamSeason play={league.teamPlay} />
      )}
      <PaperScan url={url} scan={sheet.scan} />
    </>
  )
}

function GameDays({ league: { days } }: { league: LeagueDetail }) {
  const t = useTexts(leagueTexts)
  const sheet = useTexts(seasonSheetTexts)
  const isOn = days.filter(({ status }) => status !== 'cancelled')
  return (
    <section className="flex flex-col gap-3 pt-2">
      <h2>{t.dayList}</h2>
      {isOn.length === 0 && <p className="text-muted">{t.noDays}</p>}
      {isOn.length > 0 && (
        <PaperTable
          title={t.dayList}
          heads={[sheet.number, sheet.day, sheet.time, sheet.players, sheet.notes]}
        >
          <tbody>
            {isOn.map(({ eventId, day, startDate, startTime, playing }) => (
              <tr key={eventId} className="border-b border-line">
                <td className={`${cell} tabular-nums`}>{day}</td>
                <td className={`${cell} font-bold whitespace-nowrap`}>
                  {formatLeagueDay(startDate)}
                </td>
                <td className={`${cell} whitespace-nowrap tabular-nums`}>
                  {formatTime(startTime)}
                </td>
                <td className={`${cell} tabular-nums`}>{playing}</td>
                <td className={`${cell} w-full`} aria-label={sheet.notes} />
              </tr>
            ))}
          </tbody>
        </PaperTable>
      )}
    </section>
  )
}

function TeamSeason({ play: { teams, matchups, standings } }: { play: TeamPlay }) {
  const t = useTexts(leagueTexts)
  const sheet = useTexts(seasonSheetTexts)
  const names = new Map(teams.map(({ teamId, name }) => [teamId, name]))
  return (
    <>
      <section className="flex flex-col gap-3 pt-2">
        <h2>{t.matchups}</h2>
        <PaperTable
          title={t.matchups}
          heads={[sheet.number, sheet.day, sheet.time, t.teamList, sheet.notes]}
        >
          <tbody>
            {matchups.map(({ matchupId, round, day, startTime, a, b, outcome, pairsA, pairsB }) => (
              <tr key={matchupId} className="border-b border-line">
                <td className={`${cell} tabular-nums`}>{round}</td>
                <td className={`${cell} whitespace-nowrap`}>{formatLeagueDay(day)}</td>
                <td className={`${cell} whitespace-nowrap tabular-nums`}>
                  {formatTime(startTime)}
                </td>
                <td className={`${cell} font-bold`}>
                  {[names.get(a) ?? '', names.get(b) ?? ''].join(' – ')}
                </td>
                <td className={`${cell} tabular-nums`}>
                  {outcome === null ? '' : [pairsA, pairsB].join('–')}
                </td>
              </tr>
            ))}
          </tbody>
        </PaperTable>
      </section>
      <section className="flex flex-col gap-3 pt-2">
        <h2>{t.standings}</h2>
        <PaperTable title={t.standings} heads={[sheet.number, t.teamList, t.played, sheet.points]}>
          <tbody>
            {standings.map(({ teamId, rank, played, points }) => (
              <tr key={teamId} className="border-b border-line">
                <td className={`${cell} tabular-nums`}>{rank}</td>
                <td className={`${cell} w-full font-bold`}>{names.get(teamId) ?? ''}</td>
                <td className={`${cell} tabular-nums`}>{played}</td>
                <td className={`${cell} tabular-nums`}>{points}</td>
              </tr>
            ))}
          </tbody>
        </PaperTable>
      </section>
    </>
  )
}

function Places({ league }: { league: LeagueDetail }) {
  const t = useTexts(leagueTexts)
  const sheet = useTexts(seasonSheetTexts)
  const names = getEntrantNames(league.members)
  const { rows, isLadder } = orderStandings(league)
  const title = isLadder ? t.ladder : t.standings
  return (
    <section className="flex flex-col gap-3 pt-2">
      <h2>{title}</h2>
      <PaperTable
        title={title}
        heads={[sheet.number, t.name, t.played, t.recordShort, t.differenceShort]}
      >
        <tbody>
          {rows.map((row, index) => (
            <tr key={row.entrant} className="border-b border-line">
              <td className={`${cell} tabular-nums`}>{isLadder ? index + 1 : row.rank}</td>
              <td className={`${cell} w-full font-bold`}>{names.get(row.entrant) ?? ''}</td>
              <td className={`${cell} tabular-nums`}>{row.played}</td>
              <td className={`${cell} whitespace-nowrap tabular-nums`}>
                {[row.wins, row.losses].join('–')}
              </td>
              <td className={`${cell} tabular-nums`}>
                {formatSigned(row.pointsFor - row.pointsAgainst)}
              </td>
            </tr>
          ))}
        </tbody>
      </PaperTable>
    </section>
  )
}
