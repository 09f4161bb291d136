// Ends the session on this device or on all devices.
import { useState } from 'react'
import { Link } from '@tanstack/react-router'
import { LogOut } from 'lucide-react'
import { settingsTexts } from '#words/en/player/settings.ts'
import { useTexts } from '../../i18n/texts.ts'
import { auth } from '../../session/auth.ts'
import { signOut } from '../../session/sign-out.ts'
import { buttonClasses } from '../../ui/button-classes.ts'
import { Button } from '../../ui/button.tsx'
import { alertUser, confirmUser } from '../../ui/overlay/dialogs.ts'

export function SignOutSetting() {
  const t = useTexts(settingsTexts)
  const [isPending, setPending] = useState(false)

  async function leaveEverywhere() {
    if (
      !(await confirmUser({
        title: t.signOutQuestion,
        text: t.signOutText,
        confirm: t.signOutEverywhere,
        isDanger: true,
      }))
    )
      return
    setPending(true)
    const answer = await signOut(auth.signOutEverywhere)
    if (answer.ok) return
    setPending(false)
    await alertUser(t.stillSignedIn)
  }

  return (
    <>
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        <Link to="/signout" className={buttonClasses({ variant: 'plain' })}>
          <LogOut aria-hidden size={20} />
          {t.signOutHere}
        </Link>
        <Button variant="danger" isPending={isPending} onPress={() => void leaveEverywhere()}>
          {t.signOutEverywhere}
        </Button>
      </div>
      <p className="text-sm text-muted">{t.signOutText}</p>
    </>
  )
}
