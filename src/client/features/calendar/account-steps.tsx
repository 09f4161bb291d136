// The next steps of a new account, below its calendar: to play, or to bring a group along.
import { Bell, Camera, CirclePlus, Search, UsersRound } from 'lucide-react'
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

/** What the calendar and the reminder ask already, and for organizers whether they keep contacts. */
export function AccountSteps({ today, hasEventsAround }: AccountStepsProps) {
  const t = useTexts(accountStepTexts)
  const { player } = usePlayer()
  const mine = useLive('events-mine', { from: addDays(today, -1) }).data?.events
  const reach = useLive('notifications-reach', {}).data?.reach
  const own = mine?.filter(({ isOrganizer }) => isOrganizer) ?? []
  const organizes = own.length > 0 || player.adminLocations > 0
  const { data: keepers } = useRead('contacts-keepers', organizes || !hasEventsAround ? {} : 'skip')
  if (mine === undefined || reach === undefined) return null
  if ((organizes || !hasEventsAround) && keepers === undefined) return null
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
  const open = listAccountSteps({
    hasEventsAround,
    hasPlan: mine.some(({ myPlace }) => myPlace !== null),
    organizes,
    hasOwnEvent: own.length > 0,
    hasContacts: keepers?.hasPeople ?? false,
    hears: hearsWhenClosed(reach),
    hasPhoto: player.photoURL !== '',
  })
  return <FirstSteps steps={open.map((id) => ({ id, ...steps[id] }))} />
}
