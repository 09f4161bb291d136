import { service } from '../../services/knows-a-handler.ts'
export const row = service
