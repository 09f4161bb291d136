// Labels quoted in help articles must exist on a screen, and every screen and menu item must lead
// to an article.
import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { helpParagraphs } from '#contract/help-paragraphs.ts'
import type { HelpId } from '#contract/help.ts'
import { languages, type Language } from '#domain/shared/language.ts'
import { findHelp } from '#server/poppi/find-help.ts'
import { menuTexts } from '#words/en/app/menu.ts'
import { wordsIn } from '#words/words.ts'

const screens = globSync('src/words/*/!(help)/**/*.ts')
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n')
/** These articles quote questions, and labels of browsers. */
const others: readonly string[] = ['poppi', 'install']
const quotes = languages.flatMap((language) =>
  Object.entries(helpParagraphs(language))
    .filter(([id]) => !others.includes(id))
    .flatMap(([id, paragraphs]) =>
      Array.from(paragraphs.join(' ').matchAll(/[“«]([^”»]+)[”»]/g), ([, quoted = '']) => ({
        id,
        quoted,
      })),
    ),
)

test('there is something to compare', () => {
  expect(quotes.length).toBeGreaterThan(20)
})

test.each(quotes)('$id: "$quoted" stands on a screen', ({ quoted }) => {
  expect(screens).toContain(`'${quoted}'`)
})

/** Each screen's article, and its name in English and Spanish. */
const screenArticles: Readonly<Record<string, readonly [HelpId, string, string]>> = {
  alerts: ['notifications', 'alerts', 'avisos'],
  'at.$place': ['check-in', 'check-in code', 'código de llegada'],
  'c.$key': ['club-page', 'club page', 'página del club'],
  'calendar.{-$locationId}': ['find-events', 'calendar', 'calendario'],
  contacts: ['contacts', 'my group', 'mi grupo'],
  'createevent.{-$first}.{-$second}.{-$third}': ['create-event', 'new event', 'nuevo evento'],
  'editclub.$clubId': ['create-club', 'club', 'club'],
  'eventday.{-$date}.{-$locationId}': ['find-events', 'events of a day', 'eventos del día'],
  'events.$locationId': ['find-events', 'events of a venue', 'eventos de una sede'],
  home: ['language', 'home page', 'página de inicio'],
  'l.$leagueKey': ['leagues', 'standings of a league', 'tabla de la liga'],
  leaderboard: ['leaderboards', 'leaderboard', 'clasificaciones'],
  'leagues.$locId': ['leagues', 'leagues', 'ligas'],
  list: ['find-events', 'event list', 'lista de eventos'],
  'locationedit.$lId': ['add-venue', 'edit venue', 'corregir sede'],
  'matchlist.$eventId': ['run-event', 'match list', 'lista de partidos'],
  media: ['media', 'media', 'videos'],
  menu: ['find-events', 'event calendar', 'calendario de eventos'],
  messages: ['messages', 'messages', 'mensajes'],
  'messagethread.$pName': ['messages', 'thread', 'mensaje'],
  move: ['contacts', 'bring a group', 'traer un grupo'],
  myevents: ['find-events', 'my events', 'mis eventos'],
  myeventsmenu: ['find-events', 'my events', 'mis eventos'],
  myhistory: ['medals', 'history', 'historial'],
  operate: ['operator', 'operator', 'operador'],
  setup: ['operator', 'operator', 'operador'],
  'player.settings.{-$scrollTarget}': ['language', 'settings', 'ajustes'],
  'player.{-$locId}.{-$addFavLoc}': ['first-steps', 'player profile', 'perfil'],
  playerpass: ['player-pass', 'player pass', 'player pass'],
  'players.$locId.{-$showAdmin}': ['friends', 'player list', 'lista de jugadores'],
  playersetup: ['first-steps', 'setup', 'configurar'],
  poppi: ['poppi', 'assistant', 'asistente'],
  'queue.$eventId': ['queue', 'live queue', 'fila en vivo'],
  'register.{-$referralCode}': ['first-steps', 'register', 'registro'],
  reset: ['sign-in', 'password', 'contraseña'],
  'results.$eventId': ['medals', 'results', 'resultados'],
  screens: ['screens', 'screens', 'pantallas'],
  signin: ['sign-in', 'sign in', 'entrar'],
  signout: ['sign-in', 'sign out', 'cerrar sesión'],
  support: ['operator', 'support', 'soporte'],
  't.$tournamentKey': ['tournaments', 'tournament', 'torneo'],
  'tournament.$tournamentId': ['tournaments', 'division', 'categoría'],
  'tournaments.$locId': ['tournaments', 'tournaments', 'torneos'],
  translog: ['player-pass', 'token history', 'historial de fichas'],
  tv: ['screens', 'tv', 'televisor'],
  'upload.$targetId': ['photos', 'photo', 'foto'],
  'venuedetail.$locationId': ['my-venues', 'venue', 'sede'],
  venuelist: ['my-venues', 'venues', 'sedes'],
  venuemenu: ['my-venues', 'my venues', 'mis sedes'],
  venuepicker: ['my-venues', 'home venue', 'sede principal'],
  'venues.{-$locId}': ['my-venues', 'active venues', 'sedes activas'],
  'vieweditevent.$evId': ['sign-up', 'event', 'apuntarme al evento'],
  'vieweditleague.$leagueSeriesId': ['leagues', 'league', 'liga'],
  'viewplayer.$pName': ['privacy', 'profile', 'perfil'],
  'watch.$watchKey': ['run-event', 'rounds live', 'rondas en vivo'],
  welcome: ['first-steps', 'start', 'empezar'],
}
const noScreens = ['__root', '$']
const readAtMost = 8

const findIds = (words: string, language: Language): readonly HelpId[] =>
  findHelp(words, language, readAtMost).map(({ helpId }) => helpId)

test('every screen has its article', () => {
  const routes = globSync('src/client/routes/*.tsx').map((path) => basename(path, '.tsx'))
  expect(Object.keys(screenArticles).toSorted()).toEqual(
    routes.filter((route) => !noScreens.includes(route)).toSorted(),
  )
})

test.each(
  Object.entries(screenArticles).flatMap(([route, [id, english, spanish]]) => [
    { route, id, language: 'en' as const, words: english },
    { route, id, language: 'es' as const, words: spanish },
  ]),
)('the article of $route is found by "$words"', ({ id, language, words }) => {
  expect(findIds(words, language)).toContain(id)
})

const notInMenu = ['title', 'close']

test.each(
  languages.flatMap((language) =>
    Object.entries(wordsIn(language, menuTexts))
      .filter(([key]) => !notInMenu.includes(key))
      .map(([, words]) => ({ language, words })),
  ),
)('"$words" in the menu is found in the help', ({ language, words }) => {
  expect(findIds(words, language)).not.toEqual([])
})
