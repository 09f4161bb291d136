// Shown when too many pages were opened from one network, with the time to try again.
import type { Language } from '#domain/shared/language.ts'
import { busyTexts } from '#words/en/page/page.ts'
import { appName, wordsIn } from '#words/words.ts'
import { escapeHtml as h } from './escape-html.ts'

export function busyPage(language: Language, seconds: number): string {
  const t = wordsIn(language, busyTexts)
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${h(t.title)} · ${h(appName())}</title></head>
<body><main><h1>${h(t.title)}</h1><p>${h(t.wait({ n: seconds }))}</p></main></body>
</html>
`
}
