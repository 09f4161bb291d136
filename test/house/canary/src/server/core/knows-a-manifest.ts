import { thing } from '../features/a/feature.ts'
export const knows = thing
