// Manifest: the name and look of the installation.
import * as branding from '#domain/branding/branding.ts'
import { ownTextMax, ownTextNames } from '#domain/branding/own-texts.ts'
import { unitsPerCharacter } from '#domain/shared/characters.ts'
import { languageForm, words } from '../../manifests/checks.ts'
import { noneCall, oneWindow } from '../../manifests/costs.ts'
import { defineFeature } from '../../manifests/define-feature.ts'
import { brandingHandlers } from './handlers.ts'
import { brandingLive } from './live.ts'

export const brandingFeature = defineFeature({
  calls: brandingHandlers,
  live: brandingLive,
  costs: { 'branding-current': oneWindow, 'branding-contact': noneCall },
  tables: {
    branding: {
      kind: null,
      privacy: 'public',
      checks: [
        `char_length(name) between 1 and ${branding.appNameMax * unitsPerCharacter}`,
        `char_length(short_name) between 1 and ${branding.shortNameMax * unitsPerCharacter}`,
        `char_length(website) <= ${branding.outsideLinkMax}`,
        `char_length(community_group) <= ${branding.outsideLinkMax}`,
        `char_length(contact) <= ${branding.outsideLinkMax}`,
        `char_length(source) <= ${branding.outsideLinkMax}`,
        `char_length(sender_name) <= ${branding.senderNameMax * unitsPerCharacter}`,
        `logo_type in (${words(branding.logoTypes)})`,
        'hue between 0 and 359',
      ],
    },
    own_texts: {
      kind: null,
      privacy: 'public',
      checks: [
        `name in (${words(ownTextNames)})`,
        `language ~ '${languageForm}'`,
        `char_length(markdown) between 1 and ${ownTextMax.terms * unitsPerCharacter}`,
      ],
    },
    fixed_settings: { kind: null, privacy: 'public', checks: ['char_length(field) <= 40'] },
  },
})
