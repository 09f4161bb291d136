import { menuTexts } from '#words/en/app/menu.ts'
import { useTexts } from '../../i18n/texts.ts'
import type { Me } from '../../session/use-me.ts'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { MenuList } from './menu-list.tsx'

export function MenuSheet({ me, onClose }: { me: Me | undefined; onClose: () => void }) {
  const t = useTexts(menuTexts)
  return (
    <Sheet isOpen title={t.title} onClose={onClose}>
      <nav aria-label={t.title}>
        <MenuList me={me} onChoose={onClose} />
      </nav>
    </Sheet>
  )
}
