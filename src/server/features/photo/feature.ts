// Manifest: photos of players and venues.
import { defineFeature, minutely } from '../../manifests/define-feature.ts'
import { removeDuePhotos, startPhotoRemovals, sweepPhotos } from './jobs.ts'

export const photoFeature = defineFeature({
  jobs: [
    { name: 'photo-removals', cron: minutely, run: (deps) => removeDuePhotos(deps) },
    { name: 'lost-photos', cron: '40 4 * * *', run: sweepPhotos },
  ],
  follow: startPhotoRemovals,
  tables: {
    photo_removals: {
      kind: null,
      privacy: 'private',
    },
  },
})
