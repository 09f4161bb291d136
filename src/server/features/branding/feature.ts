// Manifest: the name and look of the installation.
import * as branding from '#domain/branding/branding.ts'
import { unitsPerCharacter } from '#domain/shared/characters.ts'
import { words } from '../../manifests/checks.ts'
import { oneWindow } from '../../manifests/costs.ts'
import { defineFeature } from '../../manifests/define-feature.ts'
import { brandingLive } from './live.ts'

export const brandingFeature = defineFeature({
  live: brandingLive,
  costs: { 'branding-current': oneWindow },
  tables: {
    branding: {
      kind: null,
      privacy: 'public',
      checks: [
        `char_length(name) between 1 and ${branding.appNameMax * unitsPerCharacter}`,
        `char_length(short_name) between 1 and ${branding.shortNameMax * unitsPerCharacter}`,
        `char_length(website) <= ${branding.outsideLinkMax}`,
        `char_length(community_group) <= ${branding.outsideLinkMax}`,
        `char_length(source) <= ${branding.outsideLinkMax}`,
        `char_length(sender_name) <= ${branding.senderNameMax * unitsPerCharacter}`,
        `logo_type in (${words(branding.logoTypes)})`,
        'hue between 0 and 359',
      ],
    },
  },
})
