import type { CallOutput, ParsedInput } from '#contract/contract.ts'
import { shippedBranding } from '#domain/branding/branding.ts'
import { ownTextNames } from '#domain/branding/own-texts.ts'
import { languages } from '#domain/shared/language.ts'
import { ownTextStyle } from '../../branding/fill-own-text.ts'
import { nameApp, renderOwnText } from '../../branding/own-text.ts'
import { writeShippedText } from '../../branding/shipped-text.ts'
import { toServed } from '../../branding/watch-branding.ts'
import { findBranding } from '../../core/branding/branding-queries.ts'
import { listFixed } from '../../core/branding/fixed-setting-queries.ts'
import { listOwnTexts } from '../../core/branding/own-text-queries.ts'
import type { CallContext } from '../../handler.ts'
import { findTextFault } from '../branding/text-commands.ts'

type Shown = CallOutput<'operators-see'>

export async function loadLook({ tx }: CallContext): Promise<Shown> {
  const { logo, version, ...branding } = toServed(await findBranding(tx))
  return {
    page: 'look',
    branding: { ...shippedBranding, ...branding },
    isNamed: version !== null,
    hasLogo: logo !== null,
    fixed: await listFixed(tx),
  }
}

export async function loadTexts({ tx, deps }: CallContext): Promise<Shown> {
  const own = await listOwnTexts(tx)
  const keys = ownTextNames.flatMap((name) => languages.map((language) => ({ name, language })))
  return {
    page: 'texts',
    texts: keys.map((key) => ({
      ...key,
      markdown:
        own.find(({ name, language }) => name === key.name && language === key.language)
          ?.markdown ?? '',
      shipped: writeShippedText(key, deps.publicUrl),
    })),
    fixed: await listFixed(tx),
  }
}

export function loadPreview(
  { name, markdown }: Extract<ParsedInput<'operators-see'>, { page: 'preview' }>,
  appName: string,
): Shown {
  const fault = findTextFault({ name, markdown })
  const rendered = renderOwnText(markdown)
  return {
    page: 'preview',
    html: fault !== null || typeof rendered === 'string' ? '' : nameApp(rendered, appName).html,
    css: ownTextStyle,
    fault,
  }
}
