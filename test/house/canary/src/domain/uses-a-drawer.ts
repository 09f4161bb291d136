import { drawer } from './utils.ts'
export const cycleB = drawer
