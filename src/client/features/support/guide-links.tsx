// Found sections of the guide. Its pages are not part of the app, so links load them.
import { BookOpen, ChevronRight } from 'lucide-react'
import { toGuidePath } from '#contract/guide/guide.ts'
import { supportTexts } from '#words/en/support/support.ts'
import { useTexts } from '../../i18n/texts.ts'
import { List } from '../../ui/list-row.tsx'
import type { FoundSection } from './help-index.ts'

export function GuideLinks({ sections }: { sections: readonly FoundSection[] }) {
  const t = useTexts(supportTexts)
  if (sections.length === 0) return null
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-base">{t.inGuide}</h2>
      <List label={t.inGuide}>
        {sections.map(({ id, title, lead }) => (
          <li key={id}>
            <a
              href={toGuidePath(id)}
              className="flex items-start gap-3 px-4 py-3 outline-none hover:bg-soft/60 focus-visible:ring-focus focus-visible:-outline-offset-2"
            >
              <BookOpen aria-hidden size={20} className="mt-0.5 shrink-0 text-brand" />
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">{title}</span>
                <span className="block text-sm text-pretty text-muted">{lead}</span>
              </span>
              <ChevronRight aria-hidden size={20} className="shrink-0 self-center text-muted" />
            </a>
          </li>
        ))}
      </List>
    </section>
  )
}
