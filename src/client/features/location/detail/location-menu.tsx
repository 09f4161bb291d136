// What one seldom does at a venue, behind one button: suggesting an edit, and leaving.
import { useNavigate } from '@tanstack/react-router'
import { EllipsisVertical, LogOut, Pencil } from 'lucide-react'
import type { LiveOutput } from '#contract/contract.ts'
import { can } from '#domain/access/capabilities.ts'
import { locationDetailTexts } from '#words/en/location/location-detail.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { Menu, type MenuChoice } from '../../../ui/overlay/menu.tsx'
import { useMembership } from '../use-membership.ts'

/** Nothing where there is nothing to choose: an admin edits, and has not joined. */
export function LocationMenu({ location }: { location: LiveOutput<'locations-byId'> }) {
  const t = useTexts(locationDetailTexts)
  const navigate = useNavigate()
  const membership = useMembership()
  const { locationId, mine, fields } = location
  const choices: MenuChoice[] = []
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
