import { thing } from '../features/a/screen.ts'
export const broken = thing
