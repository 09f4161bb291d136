import { other as server } from '../../../server/features/b/handlers.ts'
export const other = server
