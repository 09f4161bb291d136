// Fills the placeholders in addresses of docs/map.md.

export type ScenePlaces = {
  location: string
  today: string
  clubId: string
  clubName: string
  eventId: string
  leagueSeriesId: string
  watchKey: string
  clubKey: string
  leagueKey: string
  tournamentId: string
  tournamentKey: string
  playerId: string
  otherName: string
}

export function fillAddress(address: string, scene: ScenePlaces): string {
  const {
    location,
    today,
    clubId,
    clubName,
    eventId,
    leagueSeriesId,
    watchKey,
    clubKey,
    leagueKey,
    tournamentId,
    tournamentKey,
  } = scene
  const values: Record<string, string> = {
    locId: location,
    locationId: location,
    lId: location,
    addFavLoc: location,
    showAdmin: 'true',
    clubId,
    eventId,
    evId: eventId,
    place: location,
    leagueSeriesId,
    watchKey,
    key: clubKey,
    leagueKey,
    tournamentId,
    tournamentKey,
    date: today,
    pName: scene.otherName,
    targetId: scene.playerId,
    'scrollTarget?': 'language',
  }
  const queries: Record<string, string> = {
    '/editclub/': `?locId=${location}&clubName=${encodeURIComponent(clubName)}`,
    '/upload/': '?target=player&storagePath=players&cropWidth=340&cropHeight=400&cropRatio=0.85',
  }
  const query = Object.entries(queries).find(([start]) => address.startsWith(start))?.[1] ?? ''
  return (
    address
      .replace('…', `${today}/${location}`)
      .replaceAll(/\{([^}]+)\}/g, (_, name: string) => values[name] ?? '') + query
  )
}
