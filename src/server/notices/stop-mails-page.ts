// The page behind "Stop these e-mails". It asks once, because mail scanners open every link.
import type { NotificationGroup } from '#domain/notification/notification.ts'
import { joinNames } from '#domain/shared/formatters.ts'
import type { Language } from '#domain/shared/language.ts'
import { stopMailsTexts } from '#words/en/mail/notice.ts'
import { notificationGroupTexts } from '#words/en/notification/notification-group.ts'
import { wordsIn } from '#words/words.ts'
import { escapeHtml as escaped } from '../pages/escape-html.ts'
import { plainPage } from './plain-page.ts'

/**
 * contact: everything to someone without an account. report: the same, and reports the organizer.
 * claim: doesn't stop mails; whoever took over their games gives them back.
 */
export type StoppedGroups = readonly NotificationGroup[] | 'contact' | 'report' | 'claim'
export type StoppedLink = { groups: StoppedGroups; language: Language }

export type StopMails = {
  read(token: string): Promise<StoppedLink | null>
  stop(token: string): Promise<StoppedLink | null>
}

export type StopMailsPage =
  | { state: 'ask' | 'done'; groups: StoppedGroups; language: Language }
  | { state: 'bad'; language: Language }

export function stopMailsPage(page: StopMailsPage): string {
  const { language } = page
  const t = wordsIn(language, stopMailsTexts)
  const settings = `<p><a href="/player/settings">${escaped(t.settings)}</a></p>`
  if (page.state === 'bad') {
    const content = `<p>${escaped(t.bad)}</p>${settings}`
    return plainPage({ language, title: t.badTitle, content })
  }
  const words = listWords(page.groups, language)
  if (page.state === 'done') {
    const more = words.isStranger ? '' : settings
    const content = `<p role="status">${escaped(words.done)}</p>${more}`
    return plainPage({ language, title: t.done, content })
  }
  const content = `<p>${escaped(words.ask)}</p><form method="post"><p><button>${escaped(words.button)}</button></p></form><p class="muted">${escaped(words.keep)}</p>`
  return plainPage({ language, title: words.title, content })
}

function listWords(groups: StoppedGroups, language: Language) {
  const t = wordsIn(language, stopMailsTexts)
  const { title, button } = t
  if (groups === 'claim')
    return {
      title: t.claimTitle,
      button: t.claimButton,
      ask: t.askClaim,
      keep: t.keepClaim,
      done: t.doneClaim,
      isStranger: true,
    }
  if (groups === 'report')
    return {
      title: t.reportTitle,
      button: t.reportButton,
      ask: t.askReport,
      keep: t.keepReport,
      done: t.doneReport,
      isStranger: true,
    }
  if (groups === 'contact')
    return {
      title,
      button,
      ask: t.askContact,
      keep: t.keepContact,
      done: t.doneContact,
      isStranger: true,
    }
  const names = joinNames(
    groups.map((group) => wordsIn(language, notificationGroupTexts)[group]),
    language,
  )
  return {
    title,
    button,
    ask: t.ask({ groups: names }),
    keep: t.keep,
    done: t.doneText({ groups: names }),
    isStranger: false,
  }
}
