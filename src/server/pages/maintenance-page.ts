import type { Language } from '#domain/shared/language.ts'
import { maintenanceTexts } from '#words/en/page/page.ts'
import { wordsIn } from '#words/words.ts'
import { plainPage } from '../notices/plain-page.ts'
import { escapeHtml as h } from './escape-html.ts'

export function maintenancePage(language: Language): string {
  const t = wordsIn(language, maintenanceTexts)
  return plainPage({ language, title: t.title, content: `<p role="status">${h(t.wait)}</p>` })
}
