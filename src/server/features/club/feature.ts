// Manifest: clubs: their pages, members, offices and notices.
import { defineFeature } from '../../manifests/define-feature.ts'
import { clubHandlers } from './handlers.ts'
import { clubHomeHandlers } from './home-handlers.ts'
import { clubJoinHandlers } from './join-handlers.ts'
import { clubLive } from './live.ts'
import { clubNoticeHandlers } from './notice-handlers.ts'
import { clubOfficeHandlers } from './office-handlers.ts'
import { clubPeopleHandlers } from './people-handlers.ts'

export const clubFeature = defineFeature({
  calls: {
    ...clubHandlers,
    ...clubHomeHandlers,
    ...clubJoinHandlers,
    ...clubOfficeHandlers,
    ...clubPeopleHandlers,
    ...clubNoticeHandlers,
  },
  live: clubLive,
})
