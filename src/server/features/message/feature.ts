// Manifest: conversations, and letters to a roster.
import { defineFeature } from '../../manifests/define-feature.ts'
import { messageHandlers } from './handlers.ts'
import { messageLive } from './live.ts'

export const messageFeature = defineFeature({
  calls: messageHandlers,
  live: messageLive,
})
