import { service } from '../../core/knows-a-handler.ts'
export const row = service
