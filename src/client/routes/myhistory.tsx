// /myhistory, with ?gold=true, ?silver=true or ?bronze=true: my past events, all or those with such
// a medal.
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { Medal } from 'lucide-react'
import { medals } from '#domain/medal/medal.ts'
import { historyTexts, myEventsTexts } from '#words/en/event-list/my-events.ts'
import { readHistorySearch } from '../features/event-list/history-search.ts'
import { MyPast } from '../features/event-list/my-past.tsx'
import { useTexts } from '../i18n/texts.ts'
import { Chip } from '../ui/chip.tsx'
import { Page } from '../ui/page.tsx'

export const Route = createFileRoute('/myhistory')({
  component: MyHistory,
  validateSearch: readHistorySearch,
})

const medalTones = { gold: 'text-gold', silver: 'text-silver', bronze: 'text-bronze' } as const

function MyHistory() {
  const t = useTexts(myEventsTexts)
  const words = useTexts(historyTexts)
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const goTo = useNavigate()
  const change = (next: Record<string, unknown>) =>
    void navigate({ search: readHistorySearch(next), replace: true, resetScroll: false })
  return (
    <Page
      title={t.history}
      back={{ label: t.menu, onPress: () => void goTo({ to: '/myeventsmenu' }) }}
    >
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{words.medals}</legend>
        {medals.map((kind) => (
          <Chip
            key={kind}
            isOn={search[kind] ?? false}
            onChange={(isOn) => change({ ...search, [kind]: isOn })}
          >
            <Medal aria-hidden size={16} className={clsx(medalTones[kind])} />
            {words[kind]}
          </Chip>
        ))}
      </fieldset>
      <MyPast
        search={search}
        onMore={(show) => change({ ...search, show })}
        onShowAll={() => change({})}
      />
    </Page>
  )
}
