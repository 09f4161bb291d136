import type { OperatorRole } from '#domain/access/operator-roles.ts'
import { defaultLanguage } from '#domain/shared/language.ts'
import type { CallContext } from '../../handler.ts'
import { composeMail } from '../../mail/compose-mail.ts'
import { listWarnedPeople } from './queries.ts'

export async function mailAboutBackups(
  { tx, effects, deps: { installation, publicUrl } }: Pick<CallContext, 'tx' | 'effects' | 'deps'>,
  kind: 'backupFailed' | 'backupKey',
  roles: readonly OperatorRole[],
): Promise<void> {
  const people = await listWarnedPeople(tx, roles)
  const { operatorEmail: email } = installation
  const isKnown = people.some((person) => person.email === email)
  const all = email === null || isKnown ? people : [...people, { email, language: null }]
  const link = new URL('/operate?page=backups', publicUrl).href
  for (const { email: to, language } of all)
    effects.mail(composeMail(kind, { to, link, language: language ?? defaultLanguage }))
}
