// Connects and disconnects Google, X and Facebook. Facebook doesn't verify e-mail addresses, so it
// can only be used to sign in.
import { useState } from 'react'
import type { SocialProvider } from '#domain/onboarding/onboarding.ts'
import { accountTexts } from '#words/en/account/account.ts'
import { useTexts } from '../../i18n/texts.ts'
import { call } from '../../net/call.ts'
import { showAnswer } from '../../net/show-answer.ts'
import { auth } from '../../session/auth.ts'
import { Button } from '../../ui/button.tsx'
import { List, ListRow } from '../../ui/list-row.tsx'
import { Notice } from '../../ui/notice.tsx'
import { alertUser, confirmUser } from '../../ui/overlay/dialogs.ts'
import { AccountPart } from './account-part.tsx'
import { problemText, type MethodsProps } from './account.ts'

const names = { google: 'Google', twitter: 'X', facebook: 'Facebook' } as const

export const shownProviders = (methods: MethodsProps['methods']): SocialProvider[] =>
  (methods.data?.providers ?? [])
    .filter(({ isOn, isLinked }) => isOn || isLinked)
    .map(({ provider }) => provider)

export function ProviderSetting({ methods, error }: MethodsProps & { error: string | undefined }) {
  const t = useTexts(accountTexts)
  const [busy, setBusy] = useState<SocialProvider | null>(null)

  async function connect(provider: SocialProvider) {
    setBusy(provider)
    const answer = await auth.startSocial(provider, 'link-social')
    if (answer.ok) return location.assign(answer.value)
    setBusy(null)
    await alertUser(problemText(answer.problem))
  }

  async function disconnect(provider: SocialProvider) {
    if (
      !(await confirmUser({
        title: t.disconnectQuestion({ name: names[provider] }),
        text: t.disconnectText,
        confirm: t.disconnect,
        isDanger: true,
      }))
    )
      return
    setBusy(provider)
    await showAnswer(await call('account-unlinkProvider', { provider }), t.saved)
    setBusy(null)
    methods.again()
  }

  return (
    <AccountPart read={methods}>
      {({ providers }) => (
        <>
          {error !== undefined && (
            <Notice tone="bad">
              {error === 'account_already_linked_to_different_user' ? t.linkTaken : t.linkFailed}
            </Notice>
          )}
          <List label={t.providers}>
            {providers
              .filter(({ isOn, isLinked }) => isOn || isLinked)
              .map(({ provider, isLinked, isOn }) => (
                <ListRow
                  key={provider}
                  title={names[provider]}
                  detail={isLinked ? t.connected : t.notConnected}
                  trailing={
                    isLinked ? (
                      <Button
                        variant="plain"
                        size="sm"
                        aria-label={t.disconnectName({ name: names[provider] })}
                        isPending={busy === provider}
                        onPress={() => void disconnect(provider)}
                      >
                        {t.disconnect}
                      </Button>
                    ) : (
                      isOn &&
                      provider !== 'facebook' && (
                        <Button
                          variant="soft"
                          size="sm"
                          aria-label={t.connectName({ name: names[provider] })}
                          isPending={busy === provider}
                          onPress={() => void connect(provider)}
                        >
                          {t.connect}
                        </Button>
                      )
                    )
                  }
                />
              ))}
          </List>
        </>
      )}
    </AccountPart>
  )
}
