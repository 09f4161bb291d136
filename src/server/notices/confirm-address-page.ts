// The page behind the link that proves an address. It works in any browser, signed in or not, and
// needs a click, because mail scanners open every link.
import type { Language } from '#domain/shared/language.ts'
import { confirmAddressTexts } from '#words/en/mail/confirm-address.ts'
import { wordsIn } from '#words/words.ts'
import { escapeHtml as escaped } from '../pages/escape-html.ts'
import { plainPage } from './plain-page.ts'

export const confirmAddressPath = (token: string, language: Language): string =>
  `/confirm-address?t=${token}&l=${language}`

export type ConfirmAddressPage =
  | { state: 'ask' | 'done'; email: string; playerName: string | null; language: Language }
  | { state: 'bad'; language: Language }

export function confirmAddressPage(page: ConfirmAddressPage): string {
  const t = wordsIn(page.language, confirmAddressTexts)
  const title = { ask: t.title, done: t.done, bad: t.badTitle }[page.state]
  return plainPage({ language: page.language, title, content: writeContent(page) })
}

function writeContent(page: ConfirmAddressPage): string {
  const t = wordsIn(page.language, confirmAddressTexts)
  const paragraph = (text: string, attribute = '') => `<p${attribute}>${escaped(text)}</p>`
  const open = `<p><a href="/">${escaped(t.open)}</a></p>`
  if (page.state === 'bad') return paragraph(t.bad) + open
  const { email, playerName } = page
  if (page.state === 'done')
    return paragraph(t.doneText({ email }), ' role="status"') + paragraph(t.back) + open
  const whose = playerName === null ? t.ask({ email }) : t.askOf({ email, player: playerName })
  return `${paragraph(whose)}<form method="post"><p><button>${escaped(t.button)}</button></p></form>${paragraph(t.notYou, ' class="muted"')}`
}
