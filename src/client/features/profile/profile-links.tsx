// A player's external links. They were validated when stored, and are validated again before they
// become clickable.
import { networkNames, parseSocialLink, socialNetworks } from '#domain/player/profile.ts'
import { profileTexts } from '#words/en/profile/profile.ts'
import { useTexts } from '../../i18n/texts.ts'
import { buttonClasses } from '../../ui/button-classes.ts'
import { NetworkMark } from './network-mark.tsx'
import type { Profile } from './profile.ts'

const formatLink = (link: string): string =>
  link.replace(/^https:\/\/(?:www\.)?/, '').replace(/\/$/, '')

export function ProfileLinks({ profile }: { profile: Profile }) {
  const t = useTexts(profileTexts)
  const links = socialNetworks
    .map((network) => ({ network, link: parseSocialLink(network, profile[network]) ?? '' }))
    .filter(({ link }) => link !== '')
  if (links.length === 0) return null
  return (
    <ul aria-label={t.links} className="flex flex-wrap gap-2">
      {links.map(({ network, link }) => (
        <li key={network}>
          <a
            href={link}
            target="_blank"
            rel="noopener noreferrer nofollow ugc"
            title={formatLink(link)}
            aria-label={t.opensNetwork({
              network: networkNames[network],
              address: formatLink(link),
            })}
            className={`${buttonClasses({ variant: 'soft' })} min-w-11`}
          >
            <NetworkMark network={network} />
            <span className="hidden sm:inline">{networkNames[network]}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
