import { broken } from '../client/ui/knows-a-feature.ts'

export const words = broken
