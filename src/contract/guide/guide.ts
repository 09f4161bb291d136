// The guide in docs/guide: its pages, and the sections that help and Poppi find.
import { guideTexts } from '#words/en/help/guide.ts'

export const guideNames = ['players', 'organizers', 'venues', 'operators'] as const
export type GuideName = (typeof guideNames)[number]

/** 'players#sign-up' */
export type GuideId = keyof typeof guideTexts
export const guideIds = Object.keys(guideTexts) as GuideId[]

export const toGuidePath = (id: GuideName | GuideId): string => `/guide/${id}`

export const toGuideLead = (text: string): string =>
  text
    .split(/(?<=[.?!]) /)
    .slice(0, 2)
    .join(' ')
