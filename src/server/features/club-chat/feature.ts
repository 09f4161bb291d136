// Manifest: the chat of a club.
import { defineFeature } from '../../manifests/define-feature.ts'
import { clubChatHandlers } from './handlers.ts'
import { clubChatLive } from './live.ts'

export const clubChatFeature = defineFeature({
  calls: clubChatHandlers,
  live: clubChatLive,
})
