// The next steps of a new account, below its calendar: to play, or to bring a group along.
import { Bell, Camera, CirclePlus, Search, UsersRound } from 'lucide-react'
import type { EventCard } from '#contract/calendar.ts'
import { hearsWhenClosed } from '#domain/notification/reach.ts'
import { listAccountSteps, type AccountStep } from '#domain/player/account-steps.ts'
import { addDays, type Day } from '#domain/shared/day.ts'
import { accountStepTexts } from '#words/en/app/first-steps.ts'
import { useTexts } from '../../i18n/texts.ts'
import { useLive } from '../../net/use-live.ts'
import { useRead } from '../../net/use-read.ts'
import { FirstSteps, type FirstStep } from '../../parts/steps/first-steps.tsx'
import { usePlayer } from '../../session/use-me.ts'

type AccountStepsProps = { today: Day; hasEventsAround: boolean }

export function AccountSteps(props: AccountStepsProps) {
  const t = useTexts(accountStepTexts)
  const open = useOpenSteps(props)
  const steps: Record<AccountStep, Omit<FirstStep, 'id'>> = {
    play: { icon: Search, title: t.play, detail: t.playText, link: { to: '/list' } },
    create: {
      icon: CirclePlus,
      title: t.create,
      detail: t.createText,
      link: { to: '/createevent/{-$first}/{-$second}/{-$third}' },
    },
    group: { icon: UsersRound, title: t.group, detail: t.groupText, link: { to: '/move' } },
    notices: {
      icon: Bell,
      title: t.notices,
      detail: t.noticesText,
      link: {
        to: '/player/settings/{-$scrollTarget}',
        params: { scrollTarget: 'notifications' },
      },
    },
    photo: {
      icon: Camera,
      title: t.photo,
      detail: t.photoText,
      link: {
        to: '/player/{-$locId}/{-$addFavLoc}',
        params: { locId: undefined, addFavLoc: undefined },
      },
    },
  }
  return <FirstSteps steps={open.map((id) => ({ id, ...steps[id] }))} />
}

/** From what the calendar and the reminder ask, too; of organizers also whether they keep contacts. */
function useOpenSteps({ today, hasEventsAround }: AccountStepsProps): AccountStep[] {
  const { player } = usePlayer()
  const mine = useLive('events-mine', { from: addDays(today, -1) }).data
  const heard = useLive('notifications-reach', {}).data
  const { hasOwnEvent, hasPlan } = readOwnEvents(mine?.events ?? [])
  const organizes = hasOwnEvent || player.adminLocations > 0
  const asksContacts = organizes || !hasEventsAround
  const { data: keepers } = useRead('contacts-keepers', asksContacts ? {} : 'skip')
  const isKnown = !asksContacts || keepers !== undefined
  if (mine === undefined || heard === undefined || !isKnown) return []
  return listAccountSteps({
    hasEventsAround,
    hasPlan,
    organizes,
    hasOwnEvent,
    hasContacts: keepers?.hasPeople ?? false,
    hears: hearsWhenClosed(heard.reach),
    hasPhoto: player.photoURL !== '',
  })
}

const readOwnEvents = (events: readonly EventCard[]) => ({
  hasOwnEvent: events.some(({ isOrganizer }) => isOrganizer),
  hasPlan: events.some(({ myPlace }) => myPlace !== null),
})
