import { other } from '../features/b/handlers.ts'
export const service = other
