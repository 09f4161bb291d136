// Every screen that can be pictured, and its viewer.
import { fillAddress, type ScenePlaces } from '#test/support/fill-address.ts'
import { readRouteMap } from '#test/support/route-map.ts'

export type Viewer = 'player' | 'organizer' | 'owner' | 'visitor'
export type Screen = { name: string; path: string; viewer: Viewer }

/** Routes that redirect, or need what a demo lacks: a code, a first visit. */
const leftOut = new Set([
  '/',
  '/signout',
  '/playersetup',
  '/welcome',
  '/events/{locationId}',
  '/player/{locId}/{addFavLoc}',
  '/watch/{watchKey}',
  '/c/{key}',
  '/l/{leagueKey}',
  '/t/{tournamentKey}',
])
const openToAll = new Set([
  '/landing',
  '/terms',
  '/privacy',
  '/docs',
  '/guide',
  '/guide/players',
  '/signin',
  '/register',
  '/register/{referralCode}',
  '/reset',
])
/** Screens where the organizer sees more than others and does most of the work. */
const organizers =
  /^\/(createevent|editclub|locationedit|venuepicker|matchlist|players\/\{locId\}\/\{showAdmin)/

export const listLooks = (places: ScenePlaces): Screen[] =>
  readRouteMap()
    .flatMap(({ addresses }) => addresses)
    .filter((address) => !leftOut.has(address))
    .map((address) => ({
      name: address.replaceAll(/[{}?]/g, '').replaceAll('/', ' ').trim().replaceAll(/[ …]+/g, '-'),
      path: fillAddress(address, places),
      viewer: findViewer(address),
    }))

function findViewer(address: string): Viewer {
  if (openToAll.has(address)) return 'visitor'
  if (address === '/operate') return 'owner'
  return organizers.test(address) ? 'organizer' : 'player'
}
