/** Links for people without an account. Nothing but the digest of a link is kept; every use is written down at the file. */
import { filesContract as c } from '@dreiklang/domain/files/files.contract'
import { maxLinksOfItem, maxUploadsOfLink } from '@dreiklang/domain/files/files'
import { filesErrors } from '@dreiklang/domain/files/files.errors'
import type { FileLink, SharedFile } from '@dreiklang/domain/files/link.contract'
import { ownOrganisation } from '@dreiklang/domain/organisation/organisation.policy'
import { createGate } from '../anmeldung/gate.ts'
import { createLimits } from '../anmeldung/limits.ts'
import { digestOf, newSecret } from '../anmeldung/secret.ts'
import { one } from '../database/rows.ts'
import type { Ports } from '../ports.ts'
import { audit } from '../protokoll/protokoll.ts'
import { contextOf, systemContext } from '../shared/context.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import type { CalledBy, RouteRequest } from '../shared/route.ts'
import { insertDeeds } from './content.repository.ts'
import type { createContents } from './content.usecases.ts'
import { createFileChange } from './fileChange.ts'
import { loadOne } from './files.repository.ts'
import { demandOutOfTrash } from './files.usecases.ts'
import { createItemStore, notFound } from './itemStore.ts'
import { type FoundLink, countUse, deleteLink, findLink, insertLink, loadLinks } from './link.repository.ts'
import type { createUploads } from './upload.usecases.ts'
import { type Bringer, countUploadsOfLink } from './upload.repository.ts'

type Contract = typeof c
type ByLink<Body> = Pick<RouteRequest<{ token: string }, unknown, Body>, 'params' | 'adresse' | 'body'>
type OneByLink = RouteRequest<{ token: string; uploadId: string }, unknown, unknown>

export function createOwnLinks(ports: Ports) {
  const store = createItemStore(ports)
  const change = createFileChange(ports)
  const now = () => ports.clock.now().toISOString()
  const asLink = ({ fileId: _file, ...link }: Awaited<ReturnType<typeof loadLinks>>[number]): FileLink => link

  return {
    async links({ akteur, query: { id } }: CalledBy<Contract['links']>): Promise<FileLink[]> {
      const organisationId = ownOrganisation(akteur)
      const db = onBehalfOf(ports.database, contextOf(akteur))
      await store.demandAll(db, organisationId, [id])
      return (await loadLinks(db, { organisationId, fileId: id, now: now() })).map(asLink)
    },

    async create({ akteur, body: { id: fileId, days, password, uploads } }: CalledBy<Contract['createLink']>) {
      const secret = newSecret()
      const [hash, hashed] = [await digestOf(secret), password === null ? null : await ports.passwordHasher.hash(password)]
      return change(akteur, async ({ tx, organisationId, personId, tell, ...at }) => {
        const rows = await store.demandAll(tx, organisationId, [fileId])
        demandOutOfTrash(rows)
        if (uploads && rows.some(({ kind }) => kind !== null)) throw filesErrors.refuse('files.link_nur_ordner')
        const before = await loadLinks(tx, { organisationId, fileId, now: at.now })
        if (before.length >= maxLinksOfItem) throw filesErrors.refuse('files.zu_viele_links')
        const id = ports.newId()
        const expiresAt = new Date(Date.parse(at.now) + days * 86_400_000).toISOString()
        await insertLink(tx, { organisationId, id, fileId, personId, hash, passwordHash: hashed, uploads, expiresAt, now: at.now })
        await tell('share', { call: c.createLink.id, ids: [fileId] })
        const made = (await loadLinks(tx, { organisationId, fileId, now: at.now })).find((link) => link.id === id)
        if (made === undefined) throw notFound()
        // Behind the #, which no browser sends along when it fetches the page.
        return { link: asLink(made), address: `${ports.publicUrl}/shared-files#${secret}` }
      })
    },

    revoke: ({ akteur, query: { id } }: CalledBy<Contract['revokeLink']>): Promise<void> =>
      change(akteur, async ({ tx, organisationId, tell }) => {
        const fileId = await deleteLink(tx, { organisationId, id })
        if (fileId === null) throw notFound()
        await tell('revoke', { call: c.revokeLink.id, ids: [fileId] })
      }),
  }
}

interface Rooms {
  contents: ReturnType<typeof createContents>
  uploads: ReturnType<typeof createUploads>
}

export function createOpenLinks(ports: Ports, { contents, uploads }: Rooms) {
  const store = createItemStore(ports)
  const gate = createGate(ports)
  const limits = createLimits(ports)
  const system = onBehalfOf(ports.database, systemContext)
  const ofHouse = ({ organisationId }: FoundLink) => onBehalfOf(ports.database, { organisationId, personId: null, system: false })

  /** Whoever guesses a password is counted; 256 bits of an address nobody guesses. `password` null: it was shown when the upload began. */
  async function find({ params: { token }, adresse }: Pick<ByLink<unknown>, 'params' | 'adresse'>, password: string | null) {
    const link = await findLink(system, { hash: await digestOf(token), now: ports.clock.now().toISOString() })
    if (link === null) throw notFound()
    const { passwordHash: hashed } = link
    if (hashed === null || password === null) return { link, isOpen: true }
    if (password === '') return { link, isOpen: false }
    const applying = await limits.forLink(adresse, 'datei')
    const isOpen = await gate.pass(applying, async () => {
      const isRight = await ports.passwordHasher.verify(hashed, password)
      if (!isRight) await gate.fail(applying)
      return isRight
    })
    return { link, isOpen }
  }

  /** @throws nicht_gefunden, files.passwort */
  async function demand(request: Pick<ByLink<unknown>, 'params' | 'adresse'>, password: string | null): Promise<FoundLink> {
    const { link, isOpen } = await find(request, password)
    if (!isOpen) throw filesErrors.refuse('files.passwort')
    return link
  }

  async function bringerOf(request: Pick<ByLink<unknown>, 'params' | 'adresse'>, password: string | null) {
    const link = await demand(request, password)
    if (!link.uploads) throw notFound()
    const bringer: Bringer = { organisationId: link.organisationId, personId: null, linkId: link.id, akteur: null }
    return { link, bringer }
  }

  async function loadItem(link: FoundLink) {
    const row = await loadOne(ofHouse(link), { ...store.scopeOf(link.organisationId), id: link.fileId })
    if (row === null || row.deletedAt !== null) throw notFound()
    return row
  }

  return {
    async open({ body: { password }, ...request }: ByLink<{ password: string }>): Promise<SharedFile> {
      const { link, isOpen } = await find(request, password)
      if (!isOpen && password !== '') throw filesErrors.refuse('files.passwort')
      const { organisation, organisationId, expiresAt, uploads: takes } = link
      if (!isOpen) return { item: null, organisation, expiresAt }
      const { name, kind, bytes, count } = await one(store.openAll(ofHouse(link), organisationId, [await loadItem(link)]))
      const known = { name, kind, uploads: takes }
      // Whoever brings something does not learn what is there.
      return { item: takes ? { ...known, bytes: 0, count: 0 } : { ...known, bytes, count }, organisation, expiresAt }
    },

    async read({ body: { password }, ...request }: ByLink<{ password: string }>): Promise<Response> {
      const link = await demand(request, password)
      if (link.uploads) throw notFound()
      const { organisationId, fileId } = link
      const answer = await contents.ofLink(ofHouse(link), organisationId, await loadItem(link))
      await ports.database.transaction(systemContext, async (tx) => {
        await countUse(tx, link)
        const now = ports.clock.now().toISOString()
        await insertDeeds(tx, { organisationId, fileIds: [fileId], deed: 'linkRead', personId: null, now })
        await audit(tx, null, { aktion: c.readLink.id, art: 'LESEN', objektArt: 'FILE', objektId: fileId, organisationId })
      })
      return answer
    },

    async createUpload(request: RouteRequest<{ token: string }, unknown, unknown>): Promise<Response> {
      const { link, bringer } = await bringerOf(request, passwordIn(request.request))
      const { organisationId } = link
      if ((await countUploadsOfLink(ofHouse(link), { organisationId, linkId: link.id })) >= maxUploadsOfLink)
        throw filesErrors.refuse('files.zu_viele')
      const answer = await uploads.create(bringer, request.request, { folderId: link.fileId, nameRule: 'keepBoth' })
      if (answer.status === 201) await countUse(ofHouse(link), link)
      return answer
    },

    readUpload: async (request: OneByLink) => uploads.state((await bringerOf(request, null)).bringer, request.params.uploadId),
    sendBytes: async (request: OneByLink) =>
      uploads.send((await bringerOf(request, null)).bringer, request.params.uploadId, request.request),
    removeUpload: async (request: OneByLink) => uploads.giveUp((await bringerOf(request, null)).bringer, request.params.uploadId),
  }
}

/** Encoded: not every letter passes in a header. What cannot be read is no password. */
function passwordIn(request: Request): string {
  try {
    return decodeURIComponent(request.headers.get('x-link-password') ?? '')
  } catch {
    return ''
  }
}
