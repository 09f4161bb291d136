// Known and banned addresses get the same answer as all others.
import { refuseRequest } from '#domain/registration/registration.ts'
import { ok, refuse } from '#domain/shared/result.ts'
import { findRegistrationMode } from '../../core/registration/registration-queries.ts'
import { defineHandlers, type InTransaction } from '../../handler.ts'
import { composeMail } from '../../mail/compose-mail.ts'
import { hasAccountWith, mayHaveAccount } from '../suspension/queries.ts'
import { addRequest, countRequests, takeRequest } from './queries.ts'

const askToRegister: InTransaction<'auth-askToRegister'> = async (
  { tx, deps, effects, now, language, newId },
  { email: asked, sentence },
) => {
  if ((await findRegistrationMode(tx)) !== 'approval') return refuse('registration-closed')
  const network = deps.security.network()
  const refused = refuseRequest(await countRequests(tx, network))
  if (refused !== null) return refuse(refused)
  const email = asked.toLowerCase()
  await addRequest(tx, { requestId: newId(), email, sentence, language, network }, now)
  const isKnown = await hasAccountWith(tx, email)
  if (isKnown || !(await mayHaveAccount(tx, email))) await takeRequest(tx, { email })
  if (
    isKnown &&
    (await deps.limiter.take('existing-account-mail', { of: 'one', key: email })) === null
  )
    effects.mail(
      composeMail('existingAccount', {
        to: email,
        link: new URL('/signin', deps.publicUrl).href,
        language,
      }),
    )
  return ok({ success: true })
}

export const registrationHandlers = defineHandlers<'auth-askToRegister'>({
  'auth-askToRegister': askToRegister,
})
