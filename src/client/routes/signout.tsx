// /signout: ends the session, whoever comes here, and goes to the landing page.
import { createFileRoute } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'
import { signOutTexts } from '../features/auth/sign-out-texts.ts'
import { useTexts } from '../i18n/texts.ts'
import { signOut } from '../lib/sign-out.ts'
import { ErrorState } from '../ui/error-state.tsx'
import { LoadingOverlay } from '../ui/loading-overlay.tsx'

export const Route = createFileRoute('/signout')({ component: SignOut })

function SignOut() {
  const t = useTexts(signOutTexts)
  const [hasFailed, setFailed] = useState(false)
  const leave = useCallback(() => void signOut().then((answer) => setFailed(!answer.ok)), [])
  useEffect(leave, [leave])
  if (hasFailed) return <ErrorState title={t.stillSignedIn} text={t.stillSignedInText} retry={{ label: t.tryAgain, onPress: leave }} />
  return <LoadingOverlay label={t.signingOut} />
}
