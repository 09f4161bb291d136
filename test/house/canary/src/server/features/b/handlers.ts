import { thing } from '../../../client/features/a/screen.ts'
export const other = thing
