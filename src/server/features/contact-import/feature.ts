// Manifest: lists of contacts that are brought from elsewhere.
import { defineFeature } from '../../manifests/define-feature.ts'
import { contactImportHandlers } from './handlers.ts'
import { forgetOpenImports } from './jobs.ts'

export const contactImportFeature = defineFeature({
  calls: contactImportHandlers,
  jobs: [{ name: 'contact-imports', cron: '*/10 * * * *', run: forgetOpenImports }],
})
