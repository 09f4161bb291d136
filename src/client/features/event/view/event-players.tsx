// Shows how full an event is: faces, a row of dots, and the count.
import { clsx } from 'clsx'
import { hasStarted } from '#domain/event/eligibility.ts'
import { awaitsDraw, placesTaken } from '#domain/event/entry.ts'
import { waitingParties } from '#domain/event/roster-edit.ts'
import { eventViewTexts } from '#words/en/event/event-view.ts'
import { useNow } from '../../../device/today.ts'
import { formatList } from '../../../i18n/formats.ts'
import { pick, useTexts } from '../../../i18n/texts.ts'
import { useLive } from '../../../net/use-live.ts'
import { type OpenedDetail, type RosterEntry } from '../../../parts/event/event-detail.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { listFaces } from './list-faces.ts'
import { listPlaceKinds } from './list-place-kinds.ts'
import { PlaceDots } from './place-dots.tsx'

const clockMs = 30_000
const namedMax = 2

export function EventPlayers({ detail, playerId }: { detail: OpenedDetail; playerId: string }) {
  const { fields, roster } = detail
  const t = useTexts(eventViewTexts)
  const friends = useLive('playerFriends-mine', {}).data?.playerFriends ?? []
  const taken = placesTaken(roster)
  const isOpen = !hasStarted(detail.terms, useNow(clockMs)) && detail.matchListState !== 'closed'
  const faces = listFaces(roster, playerId, new Set(friends.map(({ friendId }) => friendId)))
  const words =
    isOpen && faces.length > 0 ? formatPeople(faces, placesPlayed(roster), playerId) : null
  return (
    <section aria-label={t.people} className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 empty:hidden">
        <Faces faces={faces} playerId={playerId} />
        {isOpen && <Left detail={detail} taken={taken} />}
      </div>
      <p>
        <span className="sr-only">{t.placesTaken({ taken, max: fields.maxPlayers })}</span>
        <PlaceDots places={listPlaceKinds(detail.entries, fields.maxPlayers, playerId)} />
      </p>
      {words !== null && <p className="text-sm">{words}</p>}
    </section>
  )
}

const placesPlayed = (roster: readonly RosterEntry[]): number =>
  placesTaken(roster.filter(({ place }) => place === 'playing'))

function Faces({ faces, playerId }: { faces: readonly RosterEntry[]; playerId: string }) {
  if (faces.length === 0) return null
  return (
    <span
      aria-hidden
      className="flex h-10 min-w-38 flex-1 flex-wrap gap-y-4 overflow-hidden p-1"
      data-faces
    >
      {faces.map((face) => (
        <span
          key={face.playerId}
          className={clsx(
            '-ml-1 animate-rise rounded-full',
            face.playerId === playerId ? 'border-2 border-ball-line' : 'ring-2 ring-bg',
          )}
        >
          <Avatar name={face.playerName} photoUrl={face.photoURL} size="sm" />
        </span>
      ))}
    </span>
  )
}

function Left({ detail, taken }: { detail: OpenedDetail; taken: number }) {
  const t = useTexts(eventViewTexts)
  const { fields } = detail
  const isDrawAhead = awaitsDraw(detail.terms)
  const waiting = waitingParties(detail.entries)
  const free = Math.max(0, fields.maxPlayers - taken)
  const missing = Math.max(0, fields.minPlayers - taken)
  return (
    <span className="ml-auto flex flex-wrap justify-end gap-1">
      {missing > 0 && !isDrawAhead && <Badge tone="warm">{t.needs({ n: missing })}</Badge>}
      <Badge tone={free === 0 ? 'warm' : 'brand'}>
        {free === 0 ? t.isFull : t.free({ n: free })}
      </Badge>
      {waiting > 0 && (
        <Badge tone="cool">
          {isDrawAhead ? t.inDraw({ n: waiting }) : t.waiting({ n: waiting })}
        </Badge>
      )}
    </span>
  )
}

function formatPeople(faces: readonly RosterEntry[], played: number, me: string): string {
  const t = pick(eventViewTexts)
  const names = faces
    .slice(0, namedMax)
    .map(({ playerId, playerName }) => (playerId === me ? t.you : playerName))
  const more = played - names.length
  if (more > 0) return t.inMore({ names: names.join(', '), n: more })
  const [name = ''] = names
  if (names.length > 1) return t.inAll({ names: formatList(names) })
  return faces[0]?.playerId === me ? t.firstIn : t.inOnly({ name })
}
