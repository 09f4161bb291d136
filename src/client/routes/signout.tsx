// /signout: ends the session and goes to the landing page. A link from another site arrives with
// ?ask (server/transport/page-guard.ts) and requires a button press first.
import { useCallback, useEffect, useState } from 'react'
import { createFileRoute } from '@tanstack/react-router'
import { LogOut } from 'lucide-react'
import { signOutTexts } from '#words/en/auth/sign-out.ts'
import { useTexts } from '../i18n/texts.ts'
import { signOut } from '../session/sign-out.ts'
import { Button } from '../ui/button.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { LoadingOverlay } from '../ui/overlay/loading-overlay.tsx'

type Search = { ask?: true }

export const Route = createFileRoute('/signout')({
  component: SignOut,
  validateSearch: (search): Search => ('ask' in search ? { ask: true } : {}),
})

function SignOut() {
  const t = useTexts(signOutTexts)
  const { ask = false } = Route.useSearch()
  const [isWanted, setWanted] = useState(!ask)
  const [hasFailed, setFailed] = useState(false)
  const leave = useCallback(() => void signOut().then((answer) => setFailed(!answer.ok)), [])
  useEffect(() => {
    if (isWanted) leave()
  }, [isWanted, leave])
  if (!isWanted) return <AskFirst onConfirm={() => setWanted(true)} />
  if (hasFailed)
    return <ErrorState title={t.stillSignedIn} text={t.stillSignedInText} onRetry={leave} />
  return <LoadingOverlay label={t.signingOut} />
}

function AskFirst({ onConfirm }: { onConfirm: () => void }) {
  const t = useTexts(signOutTexts)
  return (
    <div className="flex flex-col items-center gap-2 px-4 py-12 text-center">
      <h1 className="text-lg font-bold text-balance">{t.ask}</h1>
      <p className="max-w-sm text-pretty text-muted">{t.askText}</p>
      <Button className="mt-3" onPress={onConfirm}>
        <LogOut aria-hidden size={20} />
        {t.signOut}
      </Button>
    </div>
  )
}
