// The public page of a club: its profile for everyone with the link, and joining it.
import { useEffect, useRef } from 'react'
import { Link } from '@tanstack/react-router'
import { CalendarDays } from 'lucide-react'
import type { CallOutput } from '#contract/contract.ts'
import { getClubTitle } from '#domain/club/club-home.ts'
import { toClubPath } from '#domain/onboarding/club-path.ts'
import { clubFaceTexts } from '#words/en/club/club-home.ts'
import { clearStored, getStored, setStored } from '../../../device/storage.ts'
import { eventName } from '../../../i18n/event-name.ts'
import { formatInstant } from '../../../i18n/formats.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { callOrAlert } from '../../../net/call-or-alert.ts'
import { FeedLinks } from '../../../parts/calendar-feed/feed-links.tsx'
import { DayChip } from '../../../parts/day-status/day-chip.tsx'
import { buttonClasses } from '../../../ui/button-classes.ts'
import { Button } from '../../../ui/button.tsx'
import { List, ListRow, RowContent, rowClasses } from '../../../ui/list-row.tsx'
import { showToast } from '../../../ui/overlay/toasts.tsx'
import { Section } from '../../../ui/section.tsx'
import { useBusy } from '../../../ui/use-busy.ts'
import { toClubFeed } from '../club-address.ts'
import { ClubProfile } from '../club-profile.tsx'

export type ClubFaceShown = CallOutput<'clubs-face'>
/** A press of Join without an account stays valid for this many ms. */
const returnMs = 3_600_000

type FaceProps = {
  face: ClubFaceShown
  clubKey: string
  onChanged: () => void
}

export function ClubFace({ face, clubKey, onChanged }: FaceProps) {
  const t = useTexts(clubFaceTexts)
  const facts = [
    t.members({ n: face.memberCount }),
    ...(face.host === null ? [] : [t.host({ player: face.host })]),
  ]
  return (
    <>
      <ClubProfile
        {...face}
        title=""
        words={{ rulesTitle: t.rules, playsAt: t.playsAt }}
        hasLinks={face.isPlayer}
      >
        <ul className="flex flex-wrap gap-2 text-sm font-semibold">
          {facts.map((fact) => (
            <li key={fact} className="rounded-full bg-soft px-3 py-1 wrap-anywhere">
              {fact}
            </li>
          ))}
        </ul>
        <Joining face={face} clubKey={clubKey} onChanged={onChanged} />
      </ClubProfile>
      <Sessions face={face} clubKey={clubKey} />
    </>
  )
}

function Joining({ face, clubKey, onChanged }: FaceProps) {
  const t = useTexts(clubFaceTexts)
  const { busy, run } = useBusy<'join'>()
  const { join, withdraw } = useJoining(face, clubKey, onChanged)
  useJoinOnReturn(face, clubKey, () => void run('join', join))
  const { mine, club } = face
  if (club !== null && mine !== null && mine !== 'asked' && mine !== 'declined')
    return (
      <Link
        to="/editclub/$clubId"
        params={{ clubId: club.clubId }}
        search={{ locId: club.locationId, clubName: face.clubName }}
        className={buttonClasses({ size: 'lg' })}
      >
        {t.toClub}
      </Link>
    )
  if (mine === 'asked')
    return (
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="font-semibold text-brand">{t.asked}</p>
        <Button
          variant="plain"
          isPending={busy !== null}
          onPress={() => void run('join', withdraw)}
        >
          {t.withdraw}
        </Button>
      </div>
    )
  if (mine === 'declined') return <p className="text-muted">{t.declined}</p>
  if (face.joining === 'invitation') return <p className="text-muted">{t.byInvitation}</p>
  const label = face.joining === 'link' ? t.join : t.ask
  if (!face.isPlayer)
    return (
      <a
        href={`/register?redirect=${encodeURIComponent(toClubPath(clubKey))}`}
        className={buttonClasses({ size: 'lg' })}
        onClick={() => setStored('joinClub', `${clubKey} ${Date.now()}`)}
      >
        {label}
      </a>
    )
  return (
    <Button size="lg" isPending={busy !== null} onPress={() => void run('join', join)}>
      {label}
    </Button>
  )
}

function useJoining(face: ClubFaceShown, clubKey: string, onChanged: () => void) {
  const t = useTexts(clubFaceTexts)
  const join = async () => {
    const answer = await callOrAlert('clubs-join', { key: clubKey })
    if (!answer.ok) return
    onChanged()
    const title = answer.value.club === null ? t.sent : t.joined({ club: getClubTitle(face) })
    await showToast({ title })
  }
  const withdraw = async () => {
    const answer = await callOrAlert('clubs-withdrawRequest', { key: clubKey })
    if (answer.ok) onChanged()
  }
  return { join, withdraw }
}

/**
 * Joins when someone who pressed Join here without an account returns as a player. Only this
 * browser's own note counts, for an hour, so that no link can make anyone join.
 */
function useJoinOnReturn(face: ClubFaceShown, clubKey: string, join: () => void): void {
  const isDone = useRef(false)
  const isOpen = face.isPlayer && face.mine === null && face.joining !== 'invitation'
  useEffect(() => {
    const [wantedKey, at = ''] = (getStored('joinClub') ?? '').split(' ')
    if (!face.isPlayer || isDone.current || wantedKey !== clubKey) return
    isDone.current = true
    clearStored('joinClub')
    if (isOpen && Date.now() - Number(at) < returnMs) join()
  }, [face.isPlayer, isOpen, clubKey, join])
}

function Sessions({ face, clubKey }: Pick<FaceProps, 'face' | 'clubKey'>) {
  const t = useTexts(clubFaceTexts)
  const row = (session: ClubFaceShown['sessions'][number]) => ({
    leading: <CalendarDays aria-hidden size={20} className="shrink-0 text-brand" />,
    title: eventName(session),
    detail: (
      <span className="whitespace-normal">
        {[
          formatInstant(session.startsAt, session.timezone),
          session.locationName,
          t.places({ playing: session.playing, max: session.maxPlayers }),
        ].join(' · ')}
        {session.dayStatus !== null && (
          <span className="mt-1 block">
            <DayChip status={session.dayStatus} />
          </span>
        )}
      </span>
    ),
  })
  return (
    <Section title={t.sessions}>
      {face.sessions.length === 0 ? (
        <p className="text-muted">{t.noSessions}</p>
      ) : (
        <List label={t.sessions}>
          {face.sessions.map((session) =>
            face.isPlayer ? (
              <li key={session.eventId}>
                <Link
                  to="/vieweditevent/$evId"
                  params={{ evId: session.eventId }}
                  className={rowClasses}
                >
                  <RowContent {...row(session)} />
                </Link>
              </li>
            ) : (
              <ListRow key={session.eventId} {...row(session)} />
            ),
          )}
        </List>
      )}
      <p className="font-semibold">{t.subscribe}</p>
      <FeedLinks address={toClubFeed(clubKey)} />
    </Section>
  )
}
