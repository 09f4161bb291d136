// Manifest: the chat of an event.
import { defineFeature } from '../../manifests/define-feature.ts'
import { eventChatHandlers } from './handlers.ts'
import { eventChatLive } from './live.ts'

export const eventChatFeature = defineFeature({
  calls: eventChatHandlers,
  live: eventChatLive,
})
