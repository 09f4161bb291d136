// /venuemenu: links to everything about venues.
import { createFileRoute, Link, type LinkProps } from '@tanstack/react-router'
import {
  ChevronRight,
  House,
  Images,
  MapPin,
  MapPinPlus,
  Repeat2,
  Search,
  Swords,
  Trophy,
  Users,
  type LucideIcon,
} from 'lucide-react'
import { locationTexts } from '#words/en/location/location.ts'
import { myLocationsTexts } from '#words/en/location/my-locations.ts'
import { useTexts } from '../i18n/texts.ts'
import { useBack } from '../navigation/use-back.ts'
import { usePlayer } from '../session/use-me.ts'
import { List, RowContent, rowClasses } from '../ui/list-row.tsx'
import { Page } from '../ui/page.tsx'

export const Route = createFileRoute('/venuemenu')({ component: VenueMenu })

type Item = { icon: LucideIcon; link: LinkProps; title: string; detail: string }

function VenueMenu() {
  const t = useTexts(myLocationsTexts)
  const { findVenues, addVenue } = useTexts(locationTexts)
  const goBack = useBack()
  const { homeLocation, homeLocationName } = usePlayer().player
  const pickHome: LinkProps = { to: '/venuepicker', search: { for: 'home' } }
  const items: Item[] = [
    { icon: MapPin, link: { to: '/venues/{-$locId}' }, title: t.mine, detail: t.mineDetail },
    { icon: Search, link: { to: '/venuelist' }, title: findVenues, detail: t.findDetail },
    homeLocation === null
      ? { icon: House, link: pickHome, title: t.myHome, detail: t.noHome }
      : {
          icon: House,
          link: { to: '/venuedetail/$locationId', params: { locationId: homeLocation } },
          title: t.myHome,
          detail: homeLocationName ?? '',
        },
    ...(homeLocation === null
      ? []
      : [{ icon: Repeat2, link: pickHome, title: t.changeHome, detail: t.pickHome }]),
    ...(homeLocation === null
      ? []
      : [
          {
            icon: Users,
            link: { to: '/players/$locId/{-$showAdmin}', params: { locId: homeLocation } } as const,
            title: t.players,
            detail: t.playersDetail,
          },
        ]),
    { icon: Images, link: { to: '/media' }, title: t.media, detail: t.mediaDetail },
    {
      icon: MapPinPlus,
      link: { to: '/locationedit/$lId', params: { lId: 'new' } },
      title: addVenue,
      detail: t.addDetail,
    },
    ...(homeLocation === null
      ? []
      : [
          {
            icon: Trophy,
            link: { to: '/leagues/$locId', params: { locId: homeLocation } } as const,
            title: t.leagues,
            detail: t.leaguesDetail,
          },
          {
            icon: Swords,
            link: { to: '/tournaments/$locId', params: { locId: homeLocation } } as const,
            title: t.tournaments,
            detail: t.leaguesDetail,
          },
        ]),
  ]
  return (
    <Page title={t.menuTitle} back={{ onPress: goBack }}>
      <List label={t.menuTitle}>
        {items.map(({ icon: Icon, link, title, detail }) => (
          <li key={title}>
            <Link {...link} className={rowClasses}>
              <RowContent
                leading={
                  <span className="grid size-10 shrink-0 place-items-center rounded-xl bg-soft text-brand">
                    <Icon aria-hidden size={20} />
                  </span>
                }
                title={title}
                detail={detail}
                trailing={<ChevronRight aria-hidden size={20} />}
              />
            </Link>
          </li>
        ))}
      </List>
    </Page>
  )
}
