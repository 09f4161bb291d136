// The menu of the other player of a thread; the route fills it.
import { EllipsisVertical } from 'lucide-react'
import { threadTexts } from '#words/en/message/messages.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Menu, type MenuChoice } from '../../ui/overlay/menu.tsx'

export function ThreadMenu({ choices }: { choices: readonly MenuChoice[] }) {
  return <Menu label={useTexts(threadTexts).more} icon={EllipsisVertical} choices={choices} />
}
