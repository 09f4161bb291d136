// The menu of rare actions at a venue: suggest an edit, leave, and for admins the self check-in
// codes and the screens.
import { useNavigate } from '@tanstack/react-router'
import { EllipsisVertical, LogOut, MonitorPlay, Pencil, Printer, QrCode } from 'lucide-react'
import type { LiveOutput } from '#contract/contract.ts'
import { can } from '#domain/access/capabilities.ts'
import { locationDetailTexts } from '#words/en/location/location-detail.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { Menu, type MenuChoice } from '../../../ui/overlay/menu.tsx'
import { useMembership } from '../use-membership.ts'

export function LocationMenu({ location }: { location: LiveOutput<'locations-byId'> }) {
  const t = useTexts(locationDetailTexts)
  const navigate = useNavigate()
  const membership = useMembership()
  const { locationId, mine, fields } = location
  const choices: MenuChoice[] = []
  const openCheckIn = (view: 'screen' | 'poster') =>
    void navigate({ to: '/at/$place', params: { place: locationId }, search: { view } })
  if (mine.isAdmin && !mine.needsSecondFactor)
    choices.push(
      {
        id: 'check-in-code',
        label: t.checkInCode,
        icon: QrCode,
        onAction: () => openCheckIn('screen'),
      },
      {
        id: 'check-in-poster',
        label: t.checkInPoster,
        icon: Printer,
        onAction: () => openCheckIn('poster'),
      },
      {
        id: 'screens',
        label: t.screens,
        icon: MonitorPlay,
        onAction: () => void navigate({ to: '/screens', search: { venue: locationId } }),
      },
    )
  if (!can(mine.isAdmin ? ['admin'] : [], 'location.edit'))
    choices.push({
      id: 'suggest',
      label: t.suggestEdit,
      icon: Pencil,
      onAction: () => void navigate({ to: '/locationedit/$lId', params: { lId: locationId } }),
    })
  if (mine.active)
    choices.push({
      id: 'leave',
      label: t.leave,
      icon: LogOut,
      danger: true,
      isDisabled: membership.isPending(locationId),
      onAction: () => void membership.leaveAfterAsking(locationId, fields.name),
    })
  return choices.length > 0 && <Menu label={t.more} icon={EllipsisVertical} choices={choices} />
}
