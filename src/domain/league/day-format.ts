import { defaultFormat, type FormatFields } from '../event/format.ts'
import type { LeagueFields } from './league.ts'

export function dayFormat({
  kind,
  play,
  entryBy,
  rounds,
  points,
  winBy,
  scoring,
  bestOf,
  ranked,
}: LeagueFields): FormatFields {
  const everyone =
    entryBy === 'team' ? 'fixed teams' : defaultFormat('league day', play, ranked).format
  return {
    format: kind === 'ladder' ? 'ladder' : everyone,
    rounds,
    points,
    winBy,
    scoring,
    bestOf,
    ranked,
    consolation: false,
  }
}
