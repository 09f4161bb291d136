// The page behind "Stop these e-mails": it asks once, so that programs that open every link of an
// e-mail stop nothing.
import type { NotificationGroup } from '#domain/notification/notification.ts'
import { joinNames } from '#domain/shared/formatters.ts'
import type { Language } from '#domain/shared/language.ts'
import { stopMailsTexts } from '#words/en/mail/notice.ts'
import { notificationGroupTexts } from '#words/en/notification/notification-group.ts'
import { wordsIn } from '#words/words.ts'
import { escapeHtml as escaped } from '../pages/escape-html.ts'
import { plainPage } from './plain-page.ts'

/** 'contact': everything to someone without an account. */
type StoppedGroups = readonly NotificationGroup[] | 'contact'

/** ask: before; done: after; bad: the link is none of ours. */
export type StopMailsPage =
  | { state: 'ask' | 'done'; groups: StoppedGroups; language: Language }
  | { state: 'bad'; language: Language }

/** The page as HTML, without script. */
export function stopMailsPage(page: StopMailsPage): string {
  const t = wordsIn(page.language, stopMailsTexts)
  const names =
    page.state === 'bad' || page.groups === 'contact'
      ? ''
      : joinNames(
          page.groups.map((group) => wordsIn(page.language, notificationGroupTexts)[group]),
          page.language,
        )
  const title = { ask: t.title, done: t.done, bad: t.badTitle }[page.state]
  const isContact = page.state !== 'bad' && page.groups === 'contact'
  const ask = isContact ? t.askContact : t.ask({ groups: names })
  const done = isContact ? t.doneContact : t.doneText({ groups: names })
  const keep = isContact ? t.keepContact : t.keep
  const settings = isContact ? '' : `<p><a href="/player/settings">${escaped(t.settings)}</a></p>`
  const content = {
    ask: `<p>${escaped(ask)}</p><form method="post"><p><button>${escaped(t.button)}</button></p></form><p class="muted">${escaped(keep)}</p>`,
    done: `<p role="status">${escaped(done)}</p>${settings}`,
    bad: `<p>${escaped(t.bad)}</p>${settings}`,
  }[page.state]
  return plainPage({ language: page.language, title, content })
}
