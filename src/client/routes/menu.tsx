// /menu: the items of the hamburger as a page.
import { createFileRoute } from '@tanstack/react-router'
import { menuTexts } from '#words/en/app/menu.ts'
import { MenuList } from '../app/menu/menu-list.tsx'
import { useTexts } from '../i18n/texts.ts'
import { useMe } from '../session/use-me.ts'
import { Card } from '../ui/card.tsx'
import { Page } from '../ui/page.tsx'

export const Route = createFileRoute('/menu')({ component: Menu })

function Menu() {
  const t = useTexts(menuTexts)
  const me = useMe()
  return (
    <Page title={t.title} width="narrow">
      <Card className="p-2!">
        <nav aria-label={t.title}>
          <MenuList me={me.data} />
        </nav>
      </Card>
    </Page>
  )
}
