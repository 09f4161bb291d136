import type { Language } from '../shared/language.ts'
import { textSchema } from '../shared/text.ts'

export const ownTextNames = ['landing', 'terms', 'privacy'] as const
export type OwnTextName = (typeof ownTextNames)[number]

/** A call takes 64 kB, and the landing page stays short. */
export const ownTextMax: Readonly<Record<OwnTextName, number>> = {
  landing: 800,
  terms: 15_000,
  privacy: 15_000,
}
export const ownTextSchema = textSchema(ownTextMax.terms)

export const ownTextFaults = ['too-long', 'html', 'image', 'link', 'form'] as const
export type OwnTextFault = (typeof ownTextFaults)[number]

export type OwnTextKey = { name: OwnTextName; language: Language }
export type OwnText = OwnTextKey & { markdown: string }

export const toTextField = ({ name, language }: OwnTextKey): string => `texts.${name}.${language}`
