import { other } from '../b/screen.ts'
export const thing = other
