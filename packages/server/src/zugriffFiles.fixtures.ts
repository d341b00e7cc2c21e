/** What the calls of files are asked with, and their lines of the table. */
import { niemandsId } from './bestellung/angaben.fixtures.ts'
import type { Anfragen } from './zugriffZiel.fixtures.ts'

const one = () => ({ query: { id: niemandsId } })
const some = () => ({ body: { ids: [niemandsId] } })
const upload = () => ({ params: { uploadId: niemandsId } })
const token = 'n'.repeat(43)
const byLink = () => ({ params: { token }, body: {} })
const uploadByLink = () => ({ params: { token, uploadId: niemandsId } })

export const anfragenOfFiles: Anfragen = {
  'files.list': () => ({}),
  'files.items': () => ({}),
  'files.folders': () => ({}),
  'files.search': () => ({ query: { query: 'x' } }),
  'files.trash': () => ({}),
  'files.createFolder': () => ({ body: { folderId: niemandsId, name: 'x' } }),
  'files.update': () => ({ body: { id: niemandsId, name: 'x' } }),
  'files.move': () => ({ body: { ids: [niemandsId], folderId: null } }),
  'files.remove': some,
  'files.restore': some,
  'files.purge': some,
  'files.content': one,
  'files.archive': () => ({ query: { ids: niemandsId } }),
  'files.versions': one,
  'files.restoreVersion': () => ({ body: { id: niemandsId, versionId: niemandsId } }),
  'files.events': one,
  'files.uploads': () => ({}),
  'files.createUpload': () => ({}),
  'files.readUpload': upload,
  'files.sendBytes': upload,
  'files.removeUpload': upload,
  'files.links': one,
  'files.createLink': () => ({ body: { id: niemandsId, days: 7, password: null, uploads: false } }),
  'files.revokeLink': one,
  'files.attachments': () => ({ query: { kind: 'task', placeId: niemandsId } }),
  'files.attach': () => ({ body: { kind: 'task', placeId: niemandsId, fileId: niemandsId } }),
  'files.detach': one,
  'files.reattach': () => ({ body: { id: niemandsId } }),
  'files.attachmentContent': one,
  'files.attachmentEvents': one,
  'files.places': one,
  'files.openLink': byLink,
  'files.readLink': byLink,
  'files.createLinkUpload': byLink,
  'files.readLinkUpload': uploadByLink,
  'files.sendLinkBytes': uploadByLink,
  'files.removeLinkUpload': uploadByLink,
}

/** Without the headers of tus an upload begins nowhere. */
export const tableOfFiles = `
files.list                        401 401 403 200 200 200 200 200 200 200 200 200 200 200 200
files.items                       401 401 403 200 200 200 200 200 200 200 200 200 200 200 200
files.folders                     401 401 403 200 200 200 200 200 200 200 200 200 200 200 200
files.search                      401 401 403 200 200 200 200 200 200 200 200 200 200 200 200
files.trash                       401 401 403 200 200 200 200 200 200 200 200 200 200 200 200
files.createFolder                401 401 403 404 404 404 404 404 404 404 404 404 404 404 404
files.update                      401 401 403 404 404 404 404 404 404 404 404 404 404 404 404
files.move                        401 401 403 404 404 404 404 404 404 404 404 404 404 404 404
files.remove                      401 401 403 404 404 404 404 404 404 404 404 404 404 404 404
files.restore                     401 401 403 404 404 404 404 404 404 404 404 404 404 404 404
files.purge                       401 401 403 404 404 404 404 404 404 404 404 404 404 404 404
files.content                     401 401 403 404 404 404 404 404 404 404 404 404 404 404 404
files.archive                     401 401 403 404 404 404 404 404 404 404 404 404 404 404 404
files.versions                    401 401 403 404 404 404 404 404 404 404 404 404 404 404 404
files.restoreVersion              401 401 403 404 404 404 404 404 404 404 404 404 404 404 404
files.events                      401 401 403 404 404 404 404 404 404 404 404 404 404 404 404
files.uploads                     401 401 403 200 200 200 200 200 200 200 200 200 200 200 200
files.createUpload                401 401 403 400 400 400 400 400 400 400 400 400 400 400 400
files.readUpload                  401 401 403 404 404 404 404 404 404 404 404 404 404 404 404
files.sendBytes                   401 401 403 404 404 404 404 404 404 404 404 404 404 404 404
files.removeUpload                401 401 403 404 404 404 404 404 404 404 404 404 404 404 404
files.links                       401 401 403 404 404 404 404 404 404 404 404 404 404 404 404
files.createLink                  401 401 403 404 404 404 404 404 404 404 404 404 404 404 404
files.revokeLink                  401 401 403 404 404 404 404 404 404 404 404 404 404 404 404
files.attachments                 401 401 403 404 404 404 404 404 404 404 404 404 404 404 404
files.attach                      401 401 403 404 404 404 404 404 404 404 404 404 404 404 404
files.detach                      401 401 403 404 404 404 404 404 404 404 404 404 404 404 404
files.reattach                    401 401 403 404 404 404 404 404 404 404 404 404 404 404 404
files.attachmentContent           401 401 403 404 404 404 404 404 404 404 404 404 404 404 404
files.attachmentEvents            401 401 403 404 404 404 404 404 404 404 404 404 404 404 404
files.places                      401 401 403 404 404 404 404 404 404 404 404 404 404 404 404
files.openLink                    404 404 404 404 404 404 404 404 404 404 404 404 404 404 404
files.readLink                    404 404 404 404 404 404 404 404 404 404 404 404 404 404 404
files.createLinkUpload            404 404 404 404 404 404 404 404 404 404 404 404 404 404 404
files.readLinkUpload              404 404 404 404 404 404 404 404 404 404 404 404 404 404 404
files.sendLinkBytes               404 404 404 404 404 404 404 404 404 404 404 404 404 404 404
files.removeLinkUpload            404 404 404 404 404 404 404 404 404 404 404 404 404 404 404
`
