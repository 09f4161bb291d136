import { ringTwo } from './ring-two.ts'
export const ringOne = (): unknown => ringTwo
