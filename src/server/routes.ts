// All HTTP routes of the server, with what each needs of the features. The app's own files and the
// live protocol are elsewhere (transport/client-files/static.ts, transport/socket.ts).
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Auth } from './auth/auth.ts'
import type { Deps } from './deps.ts'
import { addressLinks } from './features/account/address-handlers.ts'
import { openBackup } from './features/backup/commands.ts'
import { calendarFiles } from './features/calendar-feed/handlers.ts'
import { embedPages } from './features/embed/handlers.ts'
import { stopMailsHandlers } from './features/notification/stop-handlers.ts'
import { ownDataHandlers } from './features/own-data/handlers.ts'
import { recordCheckout } from './features/payment/page-commands.ts'
import { withClaimLinks } from './features/personal-link/undo-handlers.ts'
import { photoHandlers } from './features/photo/handlers.ts'
import { pictureFacts } from './features/preview/handlers.ts'
import type { MailEvents } from './mail/provider-proof.ts'
import { addSharePictures } from './share-picture/picture-routes.ts'
import { createRenderer, createSharePictures } from './share-picture/share-pictures.ts'
import { addApiDocument } from './transport/api-document.ts'
import { addAuth } from './transport/auth-routes.ts'
import { addCalendarFiles } from './transport/calendar-routes.ts'
import type { CallRunner } from './transport/calls.ts'
import { addCheckout } from './transport/checkout-routes.ts'
import { addBackups } from './transport/client-files/backup-routes.ts'
import { addEmbed } from './transport/embed-routes.ts'
import { addCalls, addHttpFunctions, type ActorOf } from './transport/http.ts'
import { addConfirmAddress } from './transport/mail/confirm-address-routes.ts'
import { addMailEvents } from './transport/mail/mail-events-routes.ts'
import { addStopMails } from './transport/mail/stop-mails-routes.ts'
import type { IsOwnOrigin } from './transport/origin.ts'
import { addOwnData } from './transport/own-data-routes.ts'
import { addPhotos } from './transport/photo-routes.ts'
import type { RateLimits } from './transport/rate-limit.ts'
import { createPhotoReader } from './uploads/read-photo.ts'

export type RouteOptions = {
  deps: Deps
  auth: Auth
  actorOf: ActorOf
  limits: RateLimits
  isOwnOrigin: IsOwnOrigin
  runCall: CallRunner
  runHttpFunction: CallRunner
  mailEvents: MailEvents | null
  isReady: () => Promise<boolean>
}

/** Relative to this file, which has the same depth in the built program. */
const faceFolder = join(import.meta.dirname, '../../data/faces')

export function addRoutes(
  server: FastifyInstance,
  { deps, auth, actorOf, limits, isOwnOrigin, runCall, runHttpFunction, ...more }: RouteOptions,
): void {
  const { security, log } = deps
  const asked = { actorOf, limits, isOwnOrigin, security }
  addCalls(server, { ...asked, run: runCall, isReady: more.isReady })
  addHttpFunctions(server, { ...asked, run: runHttpFunction })
  addApiDocument(server, deps.publicUrl)
  addAuth(server, auth, limits, security)
  addEmbed(server, { pages: embedPages(deps), limits })
  addCalendarFiles(server, { files: calendarFiles(deps), actorOf, limits, log })
  addBackups(server, { ...asked, open: openBackup(deps) })
  addOwnData(server, { ...asked, ownData: ownDataHandlers(deps, auth) })
  addPhotos(server, {
    ...asked,
    photos: photoHandlers(deps, createPhotoReader(log)),
    store: deps.photos,
    log,
  })
  addSharePictures(server, {
    findFacts: pictureFacts(deps),
    pictures: createSharePictures(createRenderer(faceFolder, deps.branding)),
    limits,
    log,
  })
  addConfirmAddress(server, { links: addressLinks(deps), limits })
  addMailEvents(server, { deps, mailEvents: more.mailEvents, limits })
  addCheckout(server, { deps, record: (event) => recordCheckout(deps, event), limits })
  addStopMails(server, { stopMails: withClaimLinks(deps, stopMailsHandlers(deps)), limits })
}
