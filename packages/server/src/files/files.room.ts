import { filesContract as c } from '@dreiklang/domain/files/files.contract'
import { ownOrganisation } from '@dreiklang/domain/organisation/organisation.policy'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { createAttachmentContents } from './attachmentContent.usecases.ts'
import { createAttachments } from './attachment.usecases.ts'
import type { Ports } from '../ports.ts'
import { route, signedIn } from '../shared/route.ts'
import { createFilesClock } from './clock.usecases.ts'
import { createContents } from './content.usecases.ts'
import { createFiles } from './files.usecases.ts'
import { createOpenLinks, createOwnLinks } from './link.usecases.ts'
import { type PlaceSources, createPlaceRights } from './place.ts'
import { createPlaceClock } from './placeClock.ts'
import { createFileReading } from './read.usecases.ts'
import { createUploads } from './upload.usecases.ts'

const bringerOf = (akteur: Akteur) => ({ organisationId: ownOrganisation(akteur), personId: akteur.personId, linkId: null, akteur })

export function filesRoom(ports: Ports, { places }: { places: PlaceSources }) {
  const rights = createPlaceRights(places)
  const attachments = createAttachments(ports, rights)
  const attached = createAttachmentContents(ports, rights)
  const placeClock = createPlaceClock(ports, places)
  const reading = createFileReading(ports)
  const files = createFiles(ports)
  const contents = createContents(ports)
  const uploads = createUploads(ports, rights)
  const own = createOwnLinks(ports)
  const open = createOpenLinks(ports, { contents, uploads })
  return {
    routes: [
      signedIn(c.list, reading.list),
      signedIn(c.items, reading.items),
      signedIn(c.folders, reading.folders),
      signedIn(c.search, reading.search),
      signedIn(c.trash, reading.trash),
      signedIn(c.versions, reading.versions),
      signedIn(c.events, reading.events),
      signedIn(c.createFolder, files.createFolder),
      signedIn(c.update, files.update),
      signedIn(c.move, files.move),
      signedIn(c.remove, files.remove),
      signedIn(c.restore, files.restore),
      signedIn(c.purge, files.purge),
      signedIn(c.content, contents.content),
      signedIn(c.archive, contents.archive),
      signedIn(c.restoreVersion, contents.restoreVersion),
      signedIn(c.uploads, ({ akteur }) => uploads.waiting(bringerOf(akteur))),
      signedIn(c.createUpload, ({ akteur, request }) => uploads.create(bringerOf(akteur), request)),
      signedIn(c.readUpload, ({ akteur, params }) => uploads.state(bringerOf(akteur), params.uploadId)),
      signedIn(c.sendBytes, ({ akteur, params, request }) => uploads.send(bringerOf(akteur), params.uploadId, request)),
      signedIn(c.removeUpload, ({ akteur, params }) => uploads.giveUp(bringerOf(akteur), params.uploadId)),
      signedIn(c.links, own.links),
      signedIn(c.createLink, own.create),
      signedIn(c.revokeLink, own.revoke),
      signedIn(c.attachments, attachments.list),
      signedIn(c.attach, attachments.attach),
      signedIn(c.detach, attachments.detach),
      signedIn(c.reattach, attachments.reattach),
      signedIn(c.attachmentContent, attached.content),
      signedIn(c.attachmentEvents, attached.events),
      signedIn(c.places, attachments.places),
      route(c.openLink, open.open),
      route(c.readLink, open.read),
      route(c.createLinkUpload, open.createUpload),
      route(c.readLinkUpload, open.readUpload),
      route(c.sendLinkBytes, open.sendBytes),
      route(c.removeLinkUpload, open.removeUpload),
    ],
    jobs: { files: createFilesClock(ports), filePlaces: placeClock.tidy },
    forgetKlient: placeClock.forgetKlient,
    own: { files: reading.ofPerson },
  }
}
