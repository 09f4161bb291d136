// The public link to a league: switched on or off, passed on, or replaced by a new one.
import { ExternalLink, Link2Off, Share2 } from 'lucide-react'
import { toLeaguePath } from '#domain/league/league-link.ts'
import { leagueLinkTexts } from '#words/en/league/league-link.ts'
import { leagueTexts } from '#words/en/league/league.ts'
import { languageQuery } from '../../../i18n/language.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { buttonClasses } from '../../../ui/button-classes.ts'
import { Button } from '../../../ui/button.tsx'
import { Switch } from '../../../ui/field/switch.tsx'
import { confirmUser, shareLink } from '../../../ui/overlay/dialogs.ts'
import { Sheet } from '../../../ui/overlay/sheet.tsx'
import type { League } from '../league-words.ts'
import type { LeagueActions } from '../use-league-actions.ts'

type LeagueLinkProps = { league: League; actions: LeagueActions; onClose: () => void }

export function LeagueLinkSheet({ league, actions, onClose }: LeagueLinkProps) {
  const t = useTexts(leagueLinkTexts)
  const { close } = useTexts(leagueTexts)
  const { watchKey, fields } = league
  return (
    <Sheet isOpen title={t.link} closeLabel={close} onClose={onClose}>
      <Switch
        isSelected={watchKey !== null}
        isDisabled={actions.busy === 'link'}
        onChange={(isOn) => void actions.setLink(isOn)}
        detail={t.what}
      >
        {t.switchOn}
      </Switch>
      {fields.invite && <p className="text-pretty text-muted">{t.privateLeague}</p>}
      {watchKey !== null && <OpenLink watchKey={watchKey} name={fields.name} actions={actions} />}
    </Sheet>
  )
}

function OpenLink({
  watchKey,
  name,
  actions,
}: Pick<LeagueLinkProps, 'actions'> & { watchKey: string; name: string }) {
  const t = useTexts(leagueLinkTexts)
  const path = toLeaguePath(watchKey) + languageQuery()
  const url = location.origin + path
  const renew = async () => {
    const isMeant = await confirmUser({
      title: t.newLinkTitle,
      text: t.newLinkText,
      confirm: t.newLink,
      isDanger: true,
    })
    if (isMeant) await actions.setLink(true)
  }
  return (
    <>
      <p className="rounded-xl bg-soft px-4 py-3 font-mono text-sm break-all select-all">{url}</p>
      <div className="grid gap-2 sm:grid-cols-2">
        <Button onPress={() => void shareLink({ title: name, url })}>
          <Share2 aria-hidden size={20} />
          {t.shareLink}
        </Button>
        <a
          href={path}
          target="_blank"
          rel="noreferrer"
          className={buttonClasses({ variant: 'plain' })}
        >
          <ExternalLink aria-hidden size={20} />
          {t.openPage}
        </a>
        <Button
          variant="ghost"
          className="sm:col-span-2"
          isPending={actions.busy === 'link'}
          onPress={() => void renew()}
        >
          <Link2Off aria-hidden size={20} />
          {t.newLink}
        </Button>
      </div>
    </>
  )
}
